declare module 'subset-font' {
  /** A font with the glyphs of a text alone, and of a variable axis one value or a part. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
      /** OpenType features by their tags; the glyphs that others alone reach go with them. */
      readonly keepFeatures: readonly string[];
      /** OpenType tables by their tags. */
      readonly dropTables: readonly string[];
    },
  ): Promise<Buffer>;
}
