const KB = 1024;

/** What a page may make a browser load before anything is pressed: bytes with brotli. */
export const budgets = {
  html: 14 * KB,
  css: 12 * KB,
  js: 112 * KB,
  /** The contact form brings its fields. */
  contactJs: 145 * KB,
  fonts: 42 * KB,
  fontFiles: 2,
  poster: 60 * KB,
} as const;
