import { closeMobileMenu } from './mobile-menu.ts';
import { navigation } from './navigation.ts';

/** Closes every menu, of either layout. */
export function closeMenus(): void {
  navigation.dismiss();
  closeMobileMenu();
}
