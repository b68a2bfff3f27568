interface PrecachedFile {
  readonly url: string;
}

/**
 * The order in which a worker stores files, by their path in the built site. Scripts and styles come
 * first, because with them every link of the open page works offline. Pages and fonts follow, then
 * decoration.
 */
const order: readonly RegExp[] = [
  /^assets\/.+\.(?:js|css)$/,
  /\.html$/,
  /\.(?:woff2|json)$/,
  /^(?:drawings|plates)\//,
  // Pictures, and the film, which the worker fetches later.
  /^/,
];

/** Sorts the files of the precache list into the order in which a worker fetches them. */
export function inPrecacheOrder<File extends PrecachedFile>(files: readonly File[]): File[] {
  const rank = ({ url }: PrecachedFile) => order.findIndex((pattern) => pattern.test(url));
  return files.toSorted((one, other) => rank(one) - rank(other));
}
