import { expect, test } from 'vitest';
import { company, companyRecords } from './company.ts';

// Nothing else refuses a wrong letter here, and every page would send visitors to nobody.

const problem = (name: string, value: string, example: string) =>
  `src/content/company.ts: ${name} is '${value}': write one such as ${example}`;

test('the phone number is one that can be dialled from every country', () => {
  const { phone } = company;
  const isNumber = /^\+\d(?:[ ().-]*\d){6,14}$/.test(phone);
  expect(isNumber, problem('phone', phone, '+1 (512) 555-0142')).toBe(true);
});

test.each([
  ['email', company.email],
  ['careersEmail', company.careersEmail],
  ['securityEmail', companyRecords.securityEmail],
])('%s is an e-mail address', (name, address) => {
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address);
  expect(isAddress, problem(name, address, 'hello@example.org')).toBe(true);
});
