import type { Locator, Page } from 'playwright/test';

/** A link in the header by its whole name, such as that of a page. */
export const headerLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
