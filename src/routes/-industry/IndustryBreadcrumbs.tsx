import { shellMessages } from '#catalog/shell-messages.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';

/** The way back to the index, the same on every industry page. */
export function IndustryBreadcrumbs({ current }: { readonly current: string }) {
  return (
    <Breadcrumbs
      parent={{ to: '/industry', name: shellMessages('navigation.industries') }}
      current={current}
    />
  );
}
