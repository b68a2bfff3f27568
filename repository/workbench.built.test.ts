import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtFolder, builtText, filesIn } from '#build/output/built-site.ts';

const workbench = resolve(import.meta.dirname, '../workbench');
const sources = filesIn(workbench).filter((file) => !file.endsWith('.md'));
const sourceText = sources.map((file) => readFileSync(join(workbench, file), 'utf8')).join('\n');

/** Strings that only the workbench contains: its address, an error's message, its data attribute. */
const marks = ['/workbench', 'names no state', "dataset['reached']"];

describe('the workbench', () => {
  test.each(marks)('contains %s', (mark) => {
    expect(sourceText).toContain(mark);
  });

  test('is in no built file, neither by name nor by these strings', () => {
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
