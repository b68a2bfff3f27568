import { closeMobileMenu } from './mobile-menu-store.ts';
import { navigation } from './navigation-store.ts';

/** Closes every menu, of either layout. */
export function closeMenus(): void {
  navigation.dismiss();
  closeMobileMenu();
}
