import { expect, test } from 'vitest';
import { pageCopy } from '#content/copy/files.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtPages, values } from '#plugins/output/built-pages.ts';
import { site } from '#plugins/output/built-site.ts';
import { sheetsOf } from './plate.ts';
import { drawnPlates } from './plates.ts';

test('a plate is the figure of its page; Home and the index pages show plates in part, others none', () => {
  for (const { id, all } of builtPages) {
    const copy = readCopy(pageCopy(id), site.language);
    const own = drawnPlates.find((plate) => id.endsWith(`/${plate.id}`));
    const shown = values(all('use[href^="/plates/"]'), 'href');
    const parts = [...new Set(shown.map((file) => (own ? file : file.replace(/.*#/, ''))))];
    const inPart = ['/', '/industry', '/services'].includes(id) ? ['tile'] : [];
    const sheets = own && sheetsOf(own.plate).map((sheet) => `/plates/${own.id}.svg#${sheet.id}`);
    expect.soft(parts, id).toEqual(sheets ?? inPart);
    expect.soft(all('.plate > figcaption'), id).toHaveLength(own ? 1 : 0);
    if ('plate' in copy) expect(values(all('div'), 'aria-label')).toContain(copy.plate.alternative);
  }
});
