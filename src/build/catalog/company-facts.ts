import { company } from '#content/company.ts';
import type { Facts } from './compile.ts';

/** What any message may name: `{company}`, `{phone}`, `{email}`, `{careersEmail}`. */
export const companyFacts: Facts = {
  company: company.name,
  phone: company.phone,
  email: company.email,
  careersEmail: company.careersEmail,
};
