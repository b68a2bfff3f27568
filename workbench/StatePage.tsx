import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import type { State } from './specimen.ts';

/** One state alone, as a document of its own. Its links lead to no page. */
export function StatePage({ state }: { readonly state: State }) {
  return <RouterProvider router={routerAround(state)} />;
}

function routerAround(state: State) {
  const root = createRootRoute({ component: () => <Reached state={state} /> });
  const everywhere = createRoute({ getParentRoute: () => root, path: '$' });
  return createRouter({
    routeTree: root.addChildren([everywhere]),
    history: createMemoryHistory({ initialEntries: [state.path ?? '/about'] }),
  });
}

/** The element, brought into its state; `data-reached` says when. */
function Reached({ state }: { readonly state: State }) {
  useEffect(() => {
    // After React's own work: some states are reached by rendering at once.
    queueMicrotask(() => {
      state.reach?.();
      document.documentElement.dataset['reached'] = '';
    });
  }, [state]);
  return <div className="workbench-state">{state.element}</div>;
}
