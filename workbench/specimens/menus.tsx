import industryNames from 'virtual:catalog/industry/name';
import { shellMessages } from '#catalog/shell-messages.ts';
import { translator } from '#catalog/translator.ts';
import { industries, industryIds } from '#content/industries.ts';
import { industryPath } from '#content/paths.ts';
import { Header } from '#shell/Header.tsx';
import { setMobileMenu } from '#shell/mobile-menu.ts';
import { NavigationMenu } from '#shell/NavigationMenu.tsx';
import { navigation } from '#shell/navigation.ts';
import type { MenuId } from '#shell/navigation-machine.ts';
import { pageChange } from '#shell/page-change.ts';
import { PHONE_WIDTH, type Specimen, type State } from '#workbench/specimen.ts';

const entries = industryIds.map((id) => ({
  to: industryPath(id),
  icon: industries[id].icon,
  name: translator(industryNames[id])('name'),
}));
const menu = (
  <NavigationMenu
    id="industries"
    label={shellMessages('navigation.industries')}
    columns={1}
    entries={entries}
    index={{ to: '/industry', name: shellMessages('navigation.industries.all') }}
  />
);

/** A window that is wide enough for the header's menus. */
const desktop = { width: 1100, height: 640 } as const;
const phone = { width: PHONE_WIDTH, height: 844 } as const;

const opened = (id: MenuId, name: string): State => ({
  name,
  element: <Header />,
  prepare: () => navigation.press(id),
  window: desktop,
});

/** The header and its menus. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'shell',
    name: 'Header',
    states: [
      { name: 'usual', element: <Header />, path: '/services/gen-ai' },
      { name: 'on a page that it links', element: <Header />, path: '/careers' },
      opened('services', 'services menu open'),
      opened('industries', 'industries menu open'),
    ],
  },
  {
    folder: 'shell',
    name: 'NavigationMenu',
    states: [
      { name: 'closed', element: menu },
      {
        name: 'open',
        element: menu,
        prepare: () => navigation.press('industries'),
        window: { height: 560 },
      },
    ],
  },
  {
    folder: 'shell',
    name: 'MobileMenu',
    states: [
      { name: 'closed', element: <Header />, window: { width: PHONE_WIDTH } },
      { name: 'open', element: <Header />, prepare: () => setMobileMenu(true), window: phone },
    ],
  },
  {
    folder: 'shell',
    name: 'PageProgress',
    states: [
      {
        name: 'a page is loading',
        element: <Header />,
        prepare: () => pageChange.store.setState({ status: 'loading' }),
      },
    ],
  },
];
