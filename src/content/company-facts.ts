import { company } from './company.ts';

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
