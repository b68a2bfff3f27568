import type { Path } from './paths.ts';

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

/** The subject of a message that begins on a page of a service or an industry. */
export function subjectOf(path: Path): Subject | null {
  const [, index, id] = path.split('/');
  if (id === undefined) return null;
  if (id === 'professional-staffing') return 'staffing';
  return index === 'services' && isSubject(id) ? id : 'consulting';
}

/** Whether a form value is one of the subjects. */
export function isSubject(value: unknown): value is Subject {
  return subjects.some((subject) => subject === value);
}
