interface PrecachedFile {
  readonly url: string;
}

/**
 * What a worker stores first, by a file's path in the built site. Code and words come first: with them
 * every link of the page that is open leads on. Pages and fonts follow, then what adorns them.
 */
const order: readonly RegExp[] = [
  /^assets\/.+\.(?:js|css)$/,
  /\.html$/,
  /\.(?:woff2|json)$/,
  /^drawings\//,
  // Pictures, and the film, which a worker stores in one format alone.
  /^/,
];

/** The files of the precache in the order in which a worker fetches them. */
export function inPrecacheOrder<File extends PrecachedFile>(files: readonly File[]): File[] {
  const place = ({ url }: PrecachedFile) => order.findIndex((pattern) => pattern.test(url));
  return files.toSorted((one, other) => place(one) - place(other));
}
