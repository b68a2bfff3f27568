import { selectAll } from 'css-select';
import { parse } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';

export type HtmlNode = Htmlparser2TreeAdapterMap['node'];
export type HtmlElement = Htmlparser2TreeAdapterMap['element'];

/** Parses a document as a browser without scripts does, so that `<noscript>` has elements. */
export function parseHtml(html: string): HtmlNode {
  return parse(html, { treeAdapter: adapter, scriptingEnabled: false });
}

/** The descendant elements of a node that match a selector of CSS, in document order. */
export function elements(node: HtmlNode, selector = '*'): HtmlElement[] {
  return selectAll<HtmlNode, HtmlElement>(selector, node);
}

/** The trimmed texts of the descendant text nodes that are not only white space. */
export function texts(node: HtmlNode): string[] {
  if (adapter.isTextNode(node)) return [node.data.trim()].filter((text) => text !== '');
  return 'children' in node ? node.children.flatMap(texts) : [];
}
