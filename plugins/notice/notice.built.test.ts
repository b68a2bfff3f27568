import { expect, test } from 'vitest';
import { companyRecords } from '#content/company.ts';
import { noticeCopy } from '#content/copy/shell.ts';
import { filesBelow } from '#deploy/release/release-list.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtPages } from '#plugins/output/built-pages.ts';
import { builtFolder, builtText, site } from '#plugins/output/built-site.ts';
import { texts } from '#plugins/output/html-tree.ts';

const { isShown } = companyRecords.notice;

test(`the notice is ${isShown ? 'on every page' : 'in no file'}`, () => {
  const { text } = readCopy(noticeCopy, site.language);
  const scripts = filesBelow(builtFolder).filter((file) => file.endsWith('.js'));
  const pages = builtPages.filter(({ document }) => texts(document).includes(text));
  expect(pages).toHaveLength(isShown ? builtPages.length : 0);
  if (!isShown) expect(scripts.filter((file) => builtText(file).includes(text))).toEqual([]);
});
