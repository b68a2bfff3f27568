import type { Page } from 'puppeteer-core';
import { beginning, Complaints } from '#engines/complaints.ts';

/** What Firefox's console shows, from now on. */
export async function listen(page: Page): Promise<Complaints> {
  const complaints = new Complaints();
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warn'].includes(message.type())) complaints.add(text);
    if (text === beginning) complaints.begin();
  });
  page.on('pageerror', (error) => complaints.add(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.add(`${response.status()} ${response.url()}`);
  });
  await page.evaluateOnNewDocument(prepareConsole, beginning);
  return complaints;
}

/** Runs in every new document. The protocol tells of scripts alone, and of an error only that it is one. */
function prepareConsole(text: string): void {
  console.debug(text);
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => log(...values.map(String));
  }
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
  });
}
