import type { Page } from 'puppeteer-core';
import { ConsoleProblems, documentStart } from '#e2e/engines/console-problems.ts';

/** Collects the errors and warnings of Firefox's console, from now on. */
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

/**
 * Runs in every new document. The protocol reports only console calls of scripts, and does not show the
 * text of Error objects: they are logged as strings, and violations of the content policy are logged too.
 */
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
