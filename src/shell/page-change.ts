import { createPageChange } from './page-change-store.ts';

/** The site's one change of page. */
export const pageChange = createPageChange();
