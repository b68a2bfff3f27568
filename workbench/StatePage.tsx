import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import type { State } from './specimen.ts';

/** One state alone, in its own document. Its links do not lead to pages. */
export function StatePage({ state }: { readonly state: State }) {
  return <RouterProvider router={createStateRouter(state)} />;
}

function createStateRouter(state: State) {
  const root = createRootRoute({ component: () => <PreparedElement state={state} /> });
  const anyPath = createRoute({ getParentRoute: () => root, path: '$' });
  return createRouter({
    routeTree: root.addChildren([anyPath]),
    history: createMemoryHistory({ initialEntries: [state.path ?? '/about'] }),
  });
}

/** The element of the state. `data-reached` is set when the element is in its state. */
function PreparedElement({ state }: { readonly state: State }) {
  useEffect(() => {
    // After React's own work, because some states call flushSync, which effects must not do.
    queueMicrotask(() => {
      state.prepare?.();
      document.documentElement.dataset['reached'] = '';
    });
  }, [state]);
  return <div className="workbench-state">{state.element}</div>;
}
