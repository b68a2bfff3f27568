import { company } from '#content/company.ts';
import type { Facts } from './compile.ts';

/** The arguments that any message may use: `{company}`, `{phone}`, `{mapProvider}` and so on. */
export const companyFacts: Facts = {
  company: company.name,
  // Non-breaking spaces keep the number on one line.
  phone: company.phone.replaceAll(' ', '\u00a0'),
  email: company.email,
  careersEmail: company.careersEmail,
  mapProvider: company.mapProvider.name,
};
