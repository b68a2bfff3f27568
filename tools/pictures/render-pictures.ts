import { serveBuiltSite } from './built-server.ts';
import { launchChromium } from './launch-chromium.ts';
import { renderScreenshots } from './render-screenshots.ts';
import { renderSharePictures } from './render-share-pictures.ts';

// `npm run pictures`: renders public/share and public/screenshots. The results are committed.

const browser = await launchChromium();
await renderSharePictures(browser);
const { origin, server } = await serveBuiltSite();
await renderScreenshots(browser, origin);
await browser.close();
server.close();
