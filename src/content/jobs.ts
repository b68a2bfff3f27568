import { keysOf } from './keys-of.ts';

/** Where the work is done: at home, partly at home and partly at the office, or at clients' sites. */
export const workModes = ['remote', 'hybrid', 'travel'] as const;

interface Job {
  readonly mode: (typeof workModes)[number];
}

/** The open positions, in the order of the careers page. */
export const jobs = {
  'senior-full-stack-developer': { mode: 'remote' },
  'data-scientist': { mode: 'hybrid' },
  'cloud-solutions-architect': { mode: 'hybrid' },
  'business-consultant': { mode: 'travel' },
  'devops-engineer': { mode: 'remote' },
  'ux-ui-designer': { mode: 'hybrid' },
} as const satisfies Record<string, Job>;

export type JobId = keyof typeof jobs;

export const jobIds = keysOf(jobs);
