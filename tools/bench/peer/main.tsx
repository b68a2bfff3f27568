import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

// A usual single-page app with the texts of the site: all code at once, nothing prerendered, no worker.

export interface PeerPage {
  readonly path: string;
  readonly name: string;
  readonly heading: string;
  /** All sentences of the page's copy. */
  readonly texts: readonly string[];
}

/** The build defines this (tools/bench/peer.ts). */
declare const pages: readonly PeerPage[];

const rootRoute = createRootRoute({
  component: () => (
    <>
      <header>
        <nav>
          {pages.map(({ path, name }) => (
            <Link key={path} to={path}>
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  ),
});

const routes = pages.map(({ path, heading, texts }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: () => (
      <article>
        <h1>{heading}</h1>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </article>
    ),
  }),
);

const router = createRouter({ routeTree: rootRoute.addChildren(routes) });
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root element');
createRoot(root).render(<RouterProvider router={router} />);
