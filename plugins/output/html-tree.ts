import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Parses a document as a browser without scripts does, so that `<noscript>` has elements. */
export function parseHtml(html: string): HtmlNode {
  return parse(html, { scriptingEnabled: false });
}

/** The descendant elements of a node in document order: all of them, or those with a tag name. */
export function elements(node: HtmlNode, name?: string): HtmlElement[] {
  return elementsOf(descendants(node), name);
}

/** Like `elements`, without elements that are `hidden` or inside a `hidden` element. */
export function shownElements(node: HtmlNode, name?: string): HtmlElement[] {
  return elementsOf(descendants(node, isHidden), name);
}

/** The trimmed texts of the descendant text nodes that are not only white space. */
export function texts(node: HtmlNode): string[] {
  return [...descendants(node)]
    .filter(defaultTreeAdapter.isTextNode)
    .map(({ value }) => value.trim())
    .filter((text) => text !== '');
}

/** An attribute's value, if the element has it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function elementsOf(nodes: Iterable<HtmlNode>, name?: string): HtmlElement[] {
  return [...nodes]
    .filter(defaultTreeAdapter.isElementNode)
    .filter(({ tagName }) => name === undefined || tagName === name);
}

function isHidden(node: HtmlNode): boolean {
  return defaultTreeAdapter.isElementNode(node) && attribute(node, 'hidden') !== undefined;
}

function* descendants(node: HtmlNode, isLeftOut = (_: HtmlNode) => false): Generator<HtmlNode> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (isLeftOut(child)) continue;
    yield child;
    yield* descendants(child, isLeftOut);
  }
}
