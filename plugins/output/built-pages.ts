import { type PageId, pageFile } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { builtText } from './built-site.ts';
import { attribute, elements, type HtmlElement, type HtmlNode, parseHtml } from './html-tree.ts';

/** A page of the built site. */
export interface BuiltPage {
  readonly id: PageId;
  readonly html: string;
  readonly document: HtmlNode;
  /** All its elements, in document order. */
  readonly all: readonly HtmlElement[];
}

/** Every page, read and parsed once for all tests of a process. */
export const builtPages: readonly BuiltPage[] = pageIds.map((id) => {
  const html = builtText(pageFile(id));
  const document = parseHtml(html);
  return { id, html, document, all: elements(document) };
});

/** The page with this id. */
export function builtPage(id: PageId): BuiltPage {
  const page = builtPages.find((each) => each.id === id);
  if (!page) throw new Error(`no page ${id}`);
  return page;
}

/** The elements with a tag name, and with a value of an attribute if one is named. */
export function tagged(among: readonly HtmlElement[], name: string, key?: string, value?: string) {
  return among.filter(
    (element) =>
      element.tagName === name && (key === undefined || attribute(element, key) === value),
  );
}
