import { attribute, elements, type HtmlNode, texts } from '#build/output/html-tree.ts';

/** A thing or a part of one, such as a job posting's address. */
export type Described = Readonly<Record<string, unknown>>;

/** The JSON of each data block on a page. */
export function dataBlocks(document: HtmlNode): string[] {
  return elements(document, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => texts(script).join(''));
}

/** The things that a page's one data block describes. */
export function things(document: HtmlNode): readonly Described[] {
  const [json, ...others] = dataBlocks(document);
  if (json === undefined || others.length > 0) throw new Error('not one data block');
  const block: { readonly '@graph': readonly Described[] } = JSON.parse(json);
  return block['@graph'];
}

/** Everything described in a value, the outer before the inner. */
export function described(value: unknown): Described[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(described);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

/** Everything of one type in a value. */
export function ofType(value: unknown, type: string): Described[] {
  return described(value).filter((thing) => thing['@type'] === type);
}

/** What everything of one type in a value says of itself by one property. */
export function said(value: unknown, type: string, property: string): unknown[] {
  return ofType(value, type)
    .filter((thing) => property in thing)
    .flatMap((thing) => thing[property]);
}
