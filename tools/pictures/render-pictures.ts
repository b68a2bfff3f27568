import { serveBuiltSite } from './built-server.ts';
import { launchChromium } from './launch-chromium.ts';
import { renderScreenshots } from './render-screenshots.ts';
import { renderSharePictures } from './render-share-pictures.ts';

// `npm run pictures`: renders public/share and public/screenshots, as far as they are out of date. The results
// are committed. To render all of them, for example after a change of layout, delete both folders first.

const browser = await launchChromium();
await renderSharePictures(browser);
const { origin, server } = await serveBuiltSite();
await renderScreenshots(browser, origin);
await browser.close();
server.close();
