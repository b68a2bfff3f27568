import { attribute, elements, type HtmlNode, texts } from '#plugins/output/html-tree.ts';

/** A schema.org thing or a part of a thing, such as a job posting's address. */
export type DataObject = Readonly<Record<string, unknown>>;

/** The JSON of each data block on a page. */
export function dataBlocks(document: HtmlNode): string[] {
  return elements(document, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => texts(script).join(''));
}

/** The things in a page's only data block. */
export function things(document: HtmlNode): readonly DataObject[] {
  const [json, ...others] = dataBlocks(document);
  if (json === undefined || others.length > 0) throw new Error('not one data block');
  const block: { readonly '@graph': readonly DataObject[] } = JSON.parse(json);
  return block['@graph'];
}

/** All objects in a value, each before the objects inside it. */
export function objectsIn(value: unknown): DataObject[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

/** All things of one type in a value. */
export function ofType(value: unknown, type: string): DataObject[] {
  return objectsIn(value).filter((thing) => thing['@type'] === type);
}

/** The values of one property of all things of one type in a value. */
export function propertyValues(value: unknown, type: string, property: string): unknown[] {
  return ofType(value, type)
    .filter((thing) => property in thing)
    .flatMap((thing) => thing[property]);
}
