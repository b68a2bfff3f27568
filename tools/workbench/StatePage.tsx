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

interface StatePageProps {
  readonly states: readonly State[];
}

/** One state, or several that can share a document, in a document of their own. Their links do not lead to pages. */
export function StatePage({ states }: StatePageProps) {
  return <RouterProvider router={createStateRouter(states)} />;
}

function createStateRouter(states: StatePageProps['states']) {
  const root = createRootRoute({ component: () => <PreparedElements states={states} /> });
  const anyPath = createRoute({ getParentRoute: () => root, path: '$' });
  return createRouter({
    routeTree: root.addChildren([anyPath]),
    history: createMemoryHistory({ initialEntries: [pathOf(states)] }),
  });
}

/** The path that the links of the states take for the shown page. */
const pathOf = ([first]: StatePageProps['states']) => first?.path ?? '/about';

/** A component without its own background has some space to the frame's edge. */
const space = '[&:not(:has(>:is(section,header,footer,aside,.ground)))]:p-6';

/** The elements of the states. `data-reached` is set once every state is prepared. */
function PreparedElements({ states }: StatePageProps) {
  const router = useRouter();
  useEffect(() => followLinks(router), [router]);
  useEffect(() => {
    // After React's own work, because some states call flushSync, which effects must not do.
    queueMicrotask(async () => {
      await Promise.all(states.map(({ prepare }) => prepare?.()));
      document.documentElement.dataset['reached'] = '';
    });
  }, [states]);
  return (
    <ShownPath value={pathOf(states)}>
      {states.map(({ component, name, element }) => (
        <div key={`${component}, ${name}`} className={`flow-root ${space}`}>
          {element}
        </div>
      ))}
    </ShownPath>
  );
}
