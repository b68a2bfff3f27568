import { createNavigation } from './navigation-store.ts';

/** The header's menus; there is never more than one open. */
export const navigation = createNavigation();
