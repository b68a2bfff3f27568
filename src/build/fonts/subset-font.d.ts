declare module 'subset-font' {
  /** A font with the glyphs of a text alone, its variable axes as they were. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
