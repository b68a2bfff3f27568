import { getResponse } from 'msw';
import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { mapProvider } from './map-provider.ts';

/** Called with a message about a request to a host that no page may ask. */
type Complain = (message: string) => void;

/** The answer to a request to another host: that of the map provider, or null with a complaint. */
async function answerOf(url: string, complain: Complain): Promise<Response | null> {
  const response = await getResponse(mapProvider, new Request(url));
  if (!response) complain(`unknown request: ${url}`);
  return response ?? null;
}

/**
 * Answers every request to another host in any browser. Each request of the site then takes a way through
 * Playwright's process as well, because an interception by Playwright concerns all requests.
 */
export async function answerOtherHosts(context: BrowserContext, host: string, complain: Complain) {
  await context.route(
    (url) => url.protocol.startsWith('http') && url.host !== host,
    async (route) => {
      const response = await answerOf(route.request().url(), complain);
      if (!response) return route.abort();
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      });
    },
  );
}

/**
 * Answers every HTTPS request to another host in Chromium, without a detour for the requests of a site that is
 * served by HTTP. A request by HTTP to another host is not stopped, but is complained about.
 */
export async function answerOtherHostsInChromium(page: Page, host: string, complain: Complain) {
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol === 'http:' && url.host !== host) complain(`unknown request: ${url}`);
  });
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    void answer(session, requestId, url, complain);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

async function answer(session: CDPSession, requestId: string, url: string, complain: Complain) {
  const response = await answerOf(url, complain);
  if (!response) {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    return;
  }
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders: Array.from(response.headers, ([name, value]) => ({ name, value })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  });
}
