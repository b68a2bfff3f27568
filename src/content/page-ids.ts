import { NOT_FOUND, type PageId } from './page-names.ts';
import { paths } from './paths.ts';

/** Every page that the build writes: those with a path, and the not-found page. */
export const pageIds: readonly PageId[] = [...paths, NOT_FOUND];
