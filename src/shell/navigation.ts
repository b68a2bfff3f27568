import { createNavigation } from './navigation-store.ts';

/** The header's two menus. At most one of them is open. */
export const navigation = createNavigation();
