import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languageNamed, siteLanguages } from '#content/languages.ts';
import { createSiteServer } from '#deploy/server.ts';
import { siteFolder } from '#deploy/site-folder.ts';
import { launchChromium } from './launch-chromium.ts';
import { renderScreenshots } from './render-screenshots.ts';
import { renderSharePictures } from './render-share-pictures.ts';

// `npm run pictures`: builds the site in every language and renders its share pictures and screenshots, as far as
// they are out of date; with `-- --language <language>` in one language. The results are committed. To render all
// of them, for example after a change of layout, delete `pictures` first.

const { values } = parseArgs({ options: { language: { type: 'string' } } });
const languages = values.language === undefined ? siteLanguages : [languageNamed(values.language)];

const browser = await launchChromium();
for (const language of languages) {
  build(language);
  await renderSharePictures(browser, language);
  const server = createSiteServer(() => resolve(siteFolder(language)));
  await renderScreenshots(browser, await server.listen({ host: '127.0.0.1', port: 0 }), language);
  await server.close();
  // With the new pictures.
  build(language);
}
await browser.close();

function build(language: Language): void {
  const command = ['build/build.ts', '--language', language];
  execFileSync(process.execPath, command, { stdio: 'inherit' });
}
