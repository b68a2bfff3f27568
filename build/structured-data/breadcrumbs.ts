import type { BreadcrumbList } from 'schema-dts';
import { site } from '#build/catalog/site.ts';
import type { Path } from '#content/paths.ts';

interface Breadcrumb {
  readonly path: Path;
  readonly name: string;
}

/** The breadcrumbs of a nested page; the last one is the page itself. */
export function breadcrumbList(trail: readonly Breadcrumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + path,
    })),
  };
}
