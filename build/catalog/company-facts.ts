import { company } from '#content/company.ts';
import type { Facts } from './compile.ts';

/** What any message may name: `{company}`, `{phone}`, `{mapProvider}` … */
export const companyFacts: Facts = {
  company: company.name,
  // Never broken over two lines.
  phone: company.phone.replaceAll(' ', '\u00a0'),
  email: company.email,
  careersEmail: company.careersEmail,
  mapProvider: company.mapProvider.name,
};
