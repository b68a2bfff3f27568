import { createPageChange } from './page-change-store.ts';

/** The state of the current change of page, one for the whole site. */
export const pageChange = createPageChange();
