import { language } from 'virtual:site';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { createSiteRouter, renderedPage } from './router.tsx';

export interface RenderedPage {
  readonly page: string;
  readonly language: string;
  /** The page's head tags, then its `#root` element. */
  readonly html: string;
  /** The route that matched, such as `/services/$service`: the document preloads its chunk. */
  readonly routeId: string;
}

/** The build's entry: renders the page of one path. Throws if the page fails. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const match = router.state.matches.at(-1);
  if (match?.status !== 'success') {
    throw new Error(`${path} rendered with status ${match?.status}`, { cause: match?.error });
  }
  const page = renderedPage(router);
  const { prelude } = await prerender(
    // The browser hydrates only if its router shows the page that `data-page` names. An extension may have a `#root` of its own.
    <div id="root" data-page={page}>
      <StrictMode>
        <RouterProvider router={router} InnerWrap={SuspenseOfBrowser} />
      </StrictMode>
    </div>,
    // By default React splits larger pages into hidden parts with inline scripts.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return { page, language, html: await new Response(prelude).text(), routeId: match.routeId };
}

/** In the browser, the router puts a Suspense boundary here. React hydrates only a page that has the same boundary. */
function SuspenseOfBrowser({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
