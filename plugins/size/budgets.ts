const KB = 1024;

/** The largest sizes of the files that a page loads before any interaction, in bytes with brotli. */
export const budgets = {
  html: 14 * KB,
  css: 12 * KB,
  js: 112 * KB,
  /** For the contact page, which also loads the fields of its form. */
  contactJs: 145 * KB,
  fonts: 42 * KB,
  fontFiles: 2,
  poster: 12 * KB,
} as const;
