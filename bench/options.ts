import { parseArgs } from 'node:util';
import { type Path, paths } from '#content/paths.ts';

export interface Options {
  readonly help: boolean;
  /** How often every page is measured, each time in turn with its twin. */
  readonly rounds: number;
  readonly routes: readonly Path[];
  /** Lighthouse's categories for every route, one run each, instead of the comparison. */
  readonly scores: boolean;
}

/** Reads the command line; what it does not know or cannot use it refuses with a sentence. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      routes: { type: 'string' },
      scores: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds takes a whole number from 1 on, not “${values.rounds}”`);
  }
  const everyRoute = values.routes === 'all' || (values.routes === undefined && values.scores);
  const named = values.routes?.split(',') ?? ['/', '/services/cloud-services', '/contact'];
  const unknown = everyRoute ? undefined : named.find((route) => !isPath(route));
  if (unknown !== undefined) throw new Error(`the site has no page ${unknown}`);
  const routes = everyRoute ? paths : named.filter(isPath);
  return { help: values.help, rounds, routes, scores: values.scores };
}

function isPath(route: string): route is Path {
  return paths.some((path) => path === route);
}
