import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtFolder, builtText, filesIn } from '#build/output/built-site.ts';

const workbench = resolve(import.meta.dirname, '../workbench');
const sources = filesIn(workbench).filter((file) => !file.endsWith('.md'));
const sourceText = sources.map((file) => readFileSync(join(workbench, file), 'utf8')).join('\n');

/** What only the workbench says: its class names, its address, its choices, the mark of a reached state. */
const marks = ['workbench-', '/workbench', 'two fifths longer', "dataset['reached']"];

describe('the workbench', () => {
  test.each(marks)('says %s', (mark) => {
    expect(sourceText).toContain(mark);
  });

  test('is in no built file, by name or by what it says', () => {
    const built = filesIn(builtFolder);
    expect(built.length).toBeGreaterThan(100);
    expect(built.filter((file) => /workbench|specimen/i.test(file))).toEqual([]);
    const texts = built.filter((file) =>
      /\.(html|js|css|json|txt|xml|svg|webmanifest)$/.test(file),
    );
    const minified = [...marks, 'dataset.reached'];
    expect(texts.filter((file) => minified.some((mark) => builtText(file).includes(mark)))).toEqual(
      [],
    );
  });
});
