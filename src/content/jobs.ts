import { keysOf } from './keys-of.ts';

/** Where the work is done: at home, partly at home and partly at the office, or at clients' sites. */
export const workModes = ['remote', 'hybrid', 'travel'] as const;

export type WorkMode = (typeof workModes)[number];

interface Job {
  readonly mode: WorkMode;
  /** The least experience that the job asks for. */
  readonly years: number;
}

/** The open positions, in the order of the careers page: by where the work is done. */
export const jobs = {
  'senior-full-stack-developer': { mode: 'remote', years: 5 },
  'devops-engineer': { mode: 'remote', years: 4 },
  'data-scientist': { mode: 'hybrid', years: 3 },
  'cloud-solutions-architect': { mode: 'hybrid', years: 7 },
  'ux-ui-designer': { mode: 'hybrid', years: 3 },
  'business-consultant': { mode: 'travel', years: 4 },
} as const satisfies Record<string, Job>;

export type JobId = keyof typeof jobs;

export const jobIds = keysOf(jobs);
