import type { Page } from 'puppeteer-core';

/** Collects, from now on, what Firefox's console shows as an error or a warning. */
export async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  // The protocol tells of scripts alone. What the content policy refuses is said by a script, too.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return complaints;
}
