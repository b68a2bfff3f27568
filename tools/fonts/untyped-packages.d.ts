declare module 'subset-font' {
  /** A font with only the glyphs of a text, and with one value or a range of each variable axis. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
      /** OpenType features by their tags; glyphs that only other features use are removed. */
      readonly keepFeatures: readonly string[];
      /** OpenType tables by their tags. */
      readonly dropTables: readonly string[];
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  /** Converts a font to another format, such as WOFF2 to the tables of OpenType (`sfnt`). */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
