import language from 'virtual:catalog/language';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createSiteRouter, renderedPage } from './router.tsx';

export interface RenderedPage {
  /** What the browser's router compares with its own page before it hydrates. */
  readonly page: string;
  readonly language: string;
  /** The page's head tags, then its content, as HTML. */
  readonly head: string;
  readonly content: string;
  /** The route that matched, such as `/services/$service`: its chunk is preloaded. */
  readonly routeId: string;
}

/**
 * A closed menu is hidden already. Without JavaScript our CSS opens it (navigation-menu.css,
 * mobile-menu.css), and then
 * `aria-hidden` would keep its links from screen readers. `start/hydrate.tsx` puts it back.
 */
const hiddenTwice = ' aria-hidden="true" hidden=""';

/** The build starts here: one path in, one page out. */
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
    // Larger pages would otherwise be outlined into hidden parts with inline scripts.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const html = (await new Response(prelude).text()).replaceAll(hiddenTwice, ' hidden=""');
  if (html.includes(' style="'))
    throw new Error(`${path} has a style attribute the policy refuses`);
  // React puts the head tags first; the frame is the first element that is none of them.
  const start = html.indexOf('<div');
  return {
    page: renderedPage(router),
    language,
    head: html.slice(0, start),
    content: html.slice(start),
    routeId: match.routeId,
  };
}
