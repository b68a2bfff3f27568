import { builtFolder, site } from '#plugins/output/built-site.ts';

/** The site that the tests expect, in the language of this process, and the folder of its build. */
export const testedSite = site;
export const testedFolder = builtFolder;
