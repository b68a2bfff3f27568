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
  /** By title: one state, or several states that can share a document. */
  readonly states: ReadonlyMap<string, State>;
}

/** States in a document of their own. Their links do not lead to pages. */
export function StatePage({ states }: StatePageProps) {
  return <RouterProvider router={createStateRouter(states)} />;
}

function createStateRouter(states: StatePageProps['states']) {
  const [path = '/about'] = Array.from(states.values(), (state) => state.path);
  const root = createRootRoute({ component: () => <PreparedElements states={states} /> });
  const anyPath = createRoute({ getParentRoute: () => root, path: '$' });
  return createRouter({
    routeTree: root.addChildren([anyPath]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

/** The elements of the states. `data-reached` is set once every state is prepared. */
function PreparedElements({ states }: StatePageProps) {
  useEffect(() => {
    // After React's own work, because some states call flushSync, which effects must not do.
    queueMicrotask(async () => {
      await Promise.all(Array.from(states.values(), ({ prepare }) => prepare?.()));
      document.documentElement.dataset['reached'] = '';
    });
  }, [states]);
  return Array.from(states, ([name, { element }]) => (
    <div key={name} className="workbench-state">
      {element}
    </div>
  ));
}
