/** The subjects of a contact message (docs/specification.md, "10. Contact form"). */
export const subjects = [
  'general',
  'consulting',
  'digital-transformation',
  'cloud-services',
  'data-analytics',
  'staffing',
  'other',
] as const;

export type Subject = (typeof subjects)[number];

/** Whether a form value is one of the subjects. */
export function isSubject(value: unknown): value is Subject {
  return subjects.some((subject) => subject === value);
}
