import type { Page } from 'puppeteer-core';
import { ConsoleProblems, documentStart } from '#engines/console-problems.ts';

/** What Firefox's console shows, from now on. */
export async function watchConsole(page: Page): Promise<ConsoleProblems> {
  const problems = new ConsoleProblems();
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warn'].includes(message.type())) problems.add(text);
    if (text === documentStart) problems.startDocument();
  });
  page.on('pageerror', (error) => problems.add(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.add(`${response.status()} ${response.url()}`);
  });
  await page.evaluateOnNewDocument(prepareConsole, documentStart);
  return problems;
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
