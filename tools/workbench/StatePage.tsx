import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { followLinks } from '#shell/follow-links.ts';
import { ShownPath } from '#ui/shown-page.ts';
import type { State } from './specimens.ts';

/** The path that the links of a state take for the shown page. */
const SHOWN = '/about';

/** A state in a document of its own. Its links do not lead to pages. */
export function StatePage(state: State) {
  const root = createRootRoute({ component: () => <PreparedElement {...state} /> });
  const anyPath = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anyPath]),
    history: createMemoryHistory({ initialEntries: [SHOWN] }),
  });
  return <RouterProvider router={router} />;
}

/** A component without its own background has some space to the frame's edge. */
const space = '[&:not(:has(>:is(section,header,footer,aside,.ground)))]:p-6';

/** The element of a state. `data-reached` is set once the state is prepared. */
function PreparedElement({ element, prepare }: State) {
  const router = useRouter();
  useEffect(() => followLinks(router), [router]);
  useEffect(() => {
    // After React's own work, because some states call flushSync, which effects must not do.
    queueMicrotask(async () => {
      await prepare?.();
      document.documentElement.dataset['reached'] = '';
    });
  }, [prepare]);
  return (
    <ShownPath value={SHOWN}>
      <div className={`flow-root ${space}`}>{element}</div>
    </ShownPath>
  );
}
