import { createRootRoute, createRoute } from '@tanstack/react-router';
import { industryIds } from '#content/industries.ts';
import { listedServiceIds } from '#content/services.ts';
import { Frame } from '#shell/Frame.tsx';
import { metadata } from '#shell/metadata.ts';
import type { LoadedPage } from '#shell/route-page.ts';

const root = createRootRoute({ component: Frame });

/** What every route has. Its page is in a file of its own: if that file is missing, the loader fails, and the router shows the error page. */
const common = {
  getParentRoute: () => root,
  head: ({ loaderData }: { readonly loaderData?: LoadedPage | undefined }) => metadata(loaderData),
};

/** The route of one page. An index ends with a slash. */
function page<const RoutePath extends string>(
  path: RoutePath,
  file: () => Promise<{ readonly load: () => Promise<LoadedPage> }>,
) {
  return createRoute({ ...common, path, loader: async () => (await file()).load() });
}

/** The routes, by their paths. The build finds the file of a route by its path (plugins/pages/app-modules.ts). */
export const routeTree = root.addChildren([
  page('/', () => import('./index.tsx')),
  page('/services/', () => import('./services.index.tsx')),
  page('/contact', () => import('./contact.tsx')),
  page('/about', () => import('./about.tsx')),
  page('/careers', () => import('./careers.tsx')),
  page('/privacy', () => import('./privacy.tsx')),
  page('/terms', () => import('./terms.tsx')),
  page('/industry/', () => import('./industry.index.tsx')),
  page('/services/gen-ai', () => import('./services.gen-ai.tsx')),
  createRoute({
    ...common,
    path: '/services/$service',
    params: {
      // For an unknown id the router continues with the not-found route.
      parse: ({ service }) => {
        const id = listedServiceIds.find((known) => known === service);
        return id !== undefined && { service: id };
      },
    },
    loader: async ({ params }) => (await import('./services.$service.tsx')).load(params.service),
  }),
  createRoute({
    ...common,
    path: '/industry/$industry',
    params: {
      parse: ({ industry }) => {
        const id = industryIds.find((known) => known === industry);
        return id !== undefined && { industry: id };
      },
    },
    loader: async ({ params }) => (await import('./industry.$industry.tsx')).load(params.industry),
  }),
  createRoute({
    ...common,
    path: '/$',
    loader: async ({ location }) => (await import('./$.tsx')).load(location.pathname),
  }),
]);
