/** The open positions in the order that the careers page keeps. */
export const jobIds = [
  'senior-full-stack-developer',
  'data-scientist',
  'cloud-solutions-architect',
  'business-consultant',
  'devops-engineer',
  'ux-ui-designer',
] as const;

export type JobId = (typeof jobIds)[number];
