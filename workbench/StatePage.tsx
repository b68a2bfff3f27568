import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import type { State } from './specimen.ts';

interface StatePageProps {
  /** By a name of their own: one state, or several that need no document of their own. */
  readonly states: ReadonlyMap<string, State>;
}

/** States as a document. Their links lead to no page. */
export function StatePage({ states }: StatePageProps) {
  return <RouterProvider router={routerAround(states)} />;
}

function routerAround(states: StatePageProps['states']) {
  const [path = '/about'] = Array.from(states.values(), (state) => state.path);
  const root = createRootRoute({ component: () => <Reached states={states} /> });
  const everywhere = createRoute({ getParentRoute: () => root, path: '$' });
  return createRouter({
    routeTree: root.addChildren([everywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

/** The elements, brought into their states; `data-reached` says when. */
function Reached({ states }: StatePageProps) {
  useEffect(() => {
    // After React's own work: some states are reached by rendering at once.
    queueMicrotask(() => {
      for (const { reach } of states.values()) reach?.();
      document.documentElement.dataset['reached'] = '';
    });
  }, [states]);
  return Array.from(states, ([name, { element }]) => (
    <div key={name} className="workbench-state">
      {element}
    </div>
  ));
}
