import { builtFolder, site } from '#plugins/output/built-site.ts';

export const testedSite = site;
export const testedFolder = builtFolder;
