/** In a style: what a media or container query asks. */
const styleQuery = /@(?:media|container)\b[^{;]+/g;

/** In code: a query such as `(min-width: 700px)`, a variant such as `min-[700px]:`, and the widths of UnoCSS. */
const codeQuery =
  /\((?:min-|max-)?(?:width|height|inline-size|block-size)\s*[:<=>][^)]*\)|[@\w-]*\[[\d.]+\w+\]:|breakpoints:\s*\{[^}]*\}/g;

const fixedSize = /\d(?:px|rem)\b/;

/**
 * The conditions of a file that name a size in px or rem. In px they would not follow the browser's own size
 * of text, as the utilities of UnoCSS do; rem would, and em is the one unit here.
 */
export function fixedBreakpoints(file: string, text: string): string[] {
  const query = file.endsWith('.css') ? styleQuery : codeQuery;
  const asked = text.replaceAll(/\/\*.*?\*\//gs, '').match(query) ?? [];
  return asked.filter((condition) => fixedSize.test(condition)).map((found) => found.trim());
}
