import { type PageId, pageFile } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { builtText } from './built-site.ts';
import { elements, type HtmlElement, parseHtml } from './html-tree.ts';

/** A page of the built site. */
export interface BuiltPage {
  readonly id: PageId;
  readonly html: string;
  /** The elements that match a selector of CSS, in document order. */
  readonly all: (selector?: string) => readonly HtmlElement[];
}

/** Every page, read and parsed once for all tests of a process. */
export const builtPages: readonly BuiltPage[] = pageIds.map((id) => {
  const html = builtText(pageFile(id));
  const document = parseHtml(html);
  return { id, html, all: (selector) => elements(document, selector) };
});

/** The page with this id. */
export function builtPage(id: PageId): BuiltPage {
  const page = builtPages.find((each) => each.id === id);
  if (!page) throw new Error(`no page ${id}`);
  return page;
}

/** The values of an attribute of some elements, without those that lack it. */
export function values(found: readonly HtmlElement[], name: string): string[] {
  return found.flatMap((element) => element.attribs[name] ?? []);
}
