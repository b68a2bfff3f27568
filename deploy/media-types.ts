export const mediaTypes = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
} as const;

/** Types that need a charset, because nothing else defines their encoding. */
export const typesWithCharset = ['text/html', 'text/plain'] as const;

export function contentType(file: string): string | undefined {
  const extension = /\.([^./]+)$/.exec(file)?.[1];
  const type = Object.entries(mediaTypes).find(([known]) => known === extension)?.[1];
  const hasCharset = typesWithCharset.some((candidate) => candidate === type);
  return hasCharset ? `${type}; charset=utf-8` : type;
}
