declare module 'fontverter' {
  /** Converts a font to another format, such as WOFF2 to the tables of OpenType (`sfnt`). */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
