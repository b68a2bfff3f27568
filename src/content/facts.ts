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

/** The facts that are the same in every language: `{company}`, `{phone}`, `{mapProvider}` and so on. */
export const companyFacts = {
  company: company.name,
  // Non-breaking spaces keep the number on one line.
  phone: company.phone.replaceAll(' ', '\u00a0'),
  email: company.email,
  careersEmail: company.careersEmail,
  mapProvider: company.mapProvider.name,
  // Who gets the messages of a form that sends. If the receiver is on another host, the build names that host here (plugins/delivery).
  formReceiver: company.name,
} as const;
