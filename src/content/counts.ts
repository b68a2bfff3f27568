import { company } from './company.ts';
import { industryIds, placeholderIndustryIds } from './industries.ts';
import { jobIds } from './jobs.ts';
import { listedServiceIds, serviceIds } from './services.ts';

/** The numbers of things that sentences mention, by the name that a message uses: `{services}`. */
export const counts = {
  services: serviceIds.length,
  listedServices: listedServiceIds.length,
  industries: industryIds.length,
  fullIndustries: industryIds.length - placeholderIndustryIds.length,
  placeholderIndustries: placeholderIndustryIds.length,
  jobs: jobIds.length,
  offices: company.offices.length,
} as const;
