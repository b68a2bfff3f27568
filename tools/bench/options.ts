import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Path, paths } from '#content/paths.ts';
import { hasNginx } from '#deploy/contract/contract-hosts.ts';

/** What is measured; `comparison` compares first and later views of the site with the baseline. */
const subjects = ['comparison', 'scores', 'first-visit', 'hydration'] as const;
type Subject = (typeof subjects)[number];

export interface Options {
  readonly help: boolean;
  readonly subject: Subject;
  /** How often every page is measured, each time in turn with the baseline's page. */
  readonly rounds: number;
  readonly routes: readonly Path[];
  /** Whether the site is served by HTTP/2 over TLS instead of HTTP/1.1. */
  readonly http2: boolean;
  /** The folder of another build to compare with, or null for the copy without scripts. */
  readonly against: string | null;
}

/** Reads the command line. Throws an error with a printable message for an unknown or wrong option. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      routes: { type: 'string' },
      scores: { type: 'boolean', default: false },
      'first-visit': { type: 'boolean', default: false },
      hydration: { type: 'boolean', default: false },
      http2: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  });
  const { help, http2, hydration, scores, 'first-visit': firstVisit } = values;
  if ([hydration, scores, firstVisit].filter(Boolean).length > 1) {
    throw new Error('--scores, --first-visit and --hydration cannot be combined');
  }
  if (firstVisit && values.routes !== undefined) {
    throw new Error('--first-visit begins on the home page and takes no --routes');
  }
  if (scores && values.rounds !== undefined) {
    throw new Error('--scores measures every page once and takes no --rounds');
  }
  if (http2 && !hasNginx()) {
    throw new Error('--http2 needs nginx with its brotli module (npm test installs it)');
  }
  const chosen = { scores, 'first-visit': firstVisit, hydration } as const;
  const subject = subjects.find((name) => name !== 'comparison' && chosen[name]) ?? 'comparison';
  const rounds = readRounds(values.rounds ?? '5');
  const against = readAgainst(values.against, subject);
  return { help, subject, rounds, routes: readRoutes(values.routes, subject), http2, against };
}

function readAgainst(folder: string | undefined, subject: Subject): string | null {
  if (folder === undefined) return null;
  if (subject !== 'comparison')
    throw new Error('--against cannot be combined with --scores, --first-visit or --hydration');
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`there is no built site in ${folder}`);
  return folder;
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds takes a whole number from 1 on, not “${text}”`);
  }
  return rounds;
}

function readRoutes(text: string | undefined, subject: Subject): readonly Path[] {
  if (text === 'all' || (text === undefined && subject === 'scores')) return paths;
  const named = text?.split(',') ?? ['/', '/services/cloud-services', '/contact'];
  const unknown = named.find((route) => !isPath(route));
  if (unknown !== undefined) throw new Error(`the site has no page ${unknown}`);
  return named.filter(isPath);
}

function isPath(route: string): route is Path {
  return paths.some((path) => path === route);
}
