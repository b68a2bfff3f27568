import { closeMobileMenu } from './mobile-menu.ts';
import { navigation } from './navigation.ts';

/** Closes the menus of both layouts, desktop and mobile. */
export function closeMenus(): void {
  navigation.dismiss();
  closeMobileMenu();
}
