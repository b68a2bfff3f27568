import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { companyRecords } from '#content/company.ts';
import { noticeCopy } from '#content/copy/shell.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtFolder, filesIn } from '#plugins/output/built-site.ts';
import { parseHtml, texts } from '#plugins/output/html-tree.ts';
import { site } from '#plugins/output/tested-site.ts';

const { isShown } = companyRecords.notice;

test(`the notice is ${isShown ? 'on every page' : 'in no file'}`, () => {
  const { text } = readCopy(noticeCopy, site.language);
  const isPage = (file: string) => file.endsWith('.html');
  const files = filesIn(builtFolder).filter((file) => isPage(file) || file.endsWith('.js'));
  const having = files.filter((file) => {
    const content = readFileSync(join(builtFolder, file), 'utf8');
    return isPage(file) ? texts(parseHtml(content)).includes(text) : content.includes(text);
  });
  expect(having).toEqual(isShown ? expect.arrayContaining(files.filter(isPage)) : []);
});
