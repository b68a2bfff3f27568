import { contact, nameOf, shell } from '#e2e/support/copy.ts';
import type { State } from '#e2e/support/states.ts';

/** Controls under the pointer and with the keyboard's focus. */
export const hoverAndFocusStates: readonly State[] = [
  {
    name: 'header link hovered',
    path: '/about',
    when: 'hydrated',
    part: '.site-header',
    reach: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: nameOf('/careers') })
        .hover(),
  },
  {
    name: 'main button hovered',
    path: '/about',
    when: 'hydrated',
    part: '.site-header',
    reach: (page) =>
      page.getByRole('banner').getByRole('link', { name: shell().navigation.start }).hover(),
  },
  {
    name: 'tile hovered',
    path: '/industry',
    when: 'hydrated',
    reach: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: nameOf('/industry/banking') })
        .first()
        .hover(),
  },
  {
    name: 'field focused',
    path: '/contact',
    when: 'hydrated',
    reach: (page) => page.getByLabel(contact().form.email).focus(),
  },
  {
    name: 'link on the flag band focused',
    path: '/services',
    when: 'hydrated',
    reach: async (page) => {
      const link = page.locator('.band-flag a').first();
      await link.focus();
      // After a key the focus is visible (`:focus-visible`). This key does nothing else.
      await link.press('Shift');
    },
  },
];
