import { shellMessages } from '#catalog/shell-messages.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';

/** The breadcrumbs of every industry page, with a link to the index page. */
export function IndustryBreadcrumbs({ current }: { readonly current: string }) {
  return (
    <Breadcrumbs
      parent={{ to: '/industry', name: shellMessages('navigation.industries') }}
      current={current}
    />
  );
}
