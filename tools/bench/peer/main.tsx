import pages from 'virtual:peer-pages';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import './peer.css';

// A usual single-page app with the texts of the site: all code at once, nothing prerendered, no worker (tools/bench/peer.ts).

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
