/** In CSS: a media or container query. */
const styleQuery = /@(?:media|container)\b[^{;]+/g;

/** In code: a query such as `(min-width: 700px)`, a variant such as `min-[700px]:`, and the widths of UnoCSS. */
const codeQuery =
  /\((?:min-|max-)?(?:width|height|inline-size|block-size)\s*[:<=>][^)]*\)|[@\w-]*\[[\d.]+\w+\]:|breakpoints:\s*\{[^}]*\}/g;

const fixedSize = /\d(?:px|rem)\b/;

/**
 * The conditions of a file with a size in px or rem. UnoCSS's utilities grow with the browser's text size; a size in px
 * does not. A size in rem does, but the project uses em alone.
 */
export function fixedBreakpoints(file: string, text: string): string[] {
  const query = file.endsWith('.css') ? styleQuery : codeQuery;
  const conditions = text.replaceAll(/\/\*.*?\*\//gs, '').match(query) ?? [];
  return conditions.filter((condition) => fixedSize.test(condition)).map((found) => found.trim());
}
