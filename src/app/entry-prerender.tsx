import { language } from 'virtual:site';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createSiteRouter, renderedPage } from './router.tsx';

export interface RenderedPage {
  /** The page's id. The browser hydrates only if its router shows the same page. */
  readonly page: string;
  readonly language: string;
  /** The page's head tags, then its content, as HTML. */
  readonly head: string;
  readonly content: string;
  /** The route that matched, such as `/services/$service`: the document preloads its chunk. */
  readonly routeId: string;
}

/**
 * The attributes of a closed menu. Before hydration, CSS shows the menu (src/shell/menus.css), but `aria-hidden` would still
 * hide its links from screen readers. So the prerendered page leaves `aria-hidden` out, and `start/hydrate.tsx` adds it
 * again.
 */
const CLOSED_MENU = ' aria-hidden="true" hidden=""';

/** The build's entry: renders the page of one path. Throws if the page fails or breaks the style policy. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const match = router.state.matches.at(-1);
  if (match?.status !== 'success') {
    throw new Error(`${path} rendered with status ${match?.status}`, { cause: match?.error });
  }
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // By default React splits larger pages into hidden parts with inline scripts.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const html = (await new Response(prelude).text()).replaceAll(CLOSED_MENU, ' hidden=""');
  if (html.includes(' style="'))
    throw new Error(`${path} has a style attribute the policy refuses`);
  // React puts the head tags first; the first <div> begins the content.
  const start = html.indexOf('<div');
  return {
    page: renderedPage(router),
    language,
    head: html.slice(0, start),
    content: html.slice(start),
    routeId: match.routeId,
  };
}
