import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '#content/paths.ts';
import { hasNginx } from '#deploy/contract/contract-hosts.ts';

export const USAGE = `Usage: npm run bench -- [--rounds 5] [--routes /,/contact | --routes all] [--http2] [--against <folder> | --peer]
       npm run bench -- --scores [--routes /,/contact] [--http2]
       npm run bench -- --first-visit [--rounds 5] [--http2]
       npm run bench -- --hydration [--rounds 5] [--routes /,/contact] [--http2] [--against <folder>]

Builds the site, serves it and a copy without scripts, and measures both in turn with Lighthouse
(mobile), then later views (second visit, changes of page, menu). Prints Markdown tables. Measure on an idle machine.

  --scores       prints Lighthouse's scores of every page instead, measured once
  --first-visit  measures instead how fast the second page of a first visit opens, on a slow link that page,
                 worker and film share (1.6 Mbit/s, 150 ms). Cells are medians, the worst in brackets; a star
                 means that the browser loaded a new document. A round takes three minutes
  --hydration    measures instead how long a page is visible before React answers, and how long tasks
                 block it until it is idle, on that slow link
  --against      measures against another build of the site, such as one without an optimisation
  --peer         measures against a plain single-page app with the same texts, which it generates
  --http2        serves by HTTP/2 over TLS, with nginx, instead of HTTP/1.1
`;

/** Reads the command line. Throws an error with a printable message for an unknown or wrong option. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean' },
      rounds: { type: 'string' },
      routes: { type: 'string' },
      scores: { type: 'boolean' },
      'first-visit': { type: 'boolean' },
      hydration: { type: 'boolean' },
      http2: { type: 'boolean' },
      against: { type: 'string' },
      peer: { type: 'boolean' },
    },
  });
  const { against, help, http2, hydration, peer, scores, 'first-visit': firstVisit } = values;
  const subject = firstVisit ? 'first-visit' : hydration ? 'hydration' : scores ? 'scores' : null;
  const rounds = Number(values.rounds ?? 5);
  const usual = scores ? paths : ['/', '/services/cloud-services', '/contact'];
  const routes = values.routes === 'all' ? paths : (values.routes?.split(',') ?? usual);
  const unknown = routes.find((route) => !paths.some((path) => path === route));
  const faults = {
    '--scores, --first-visit, --hydration and --peer cannot be combined':
      [peer, firstVisit, hydration, scores].filter(Boolean).length > 1,
    '--against goes with --hydration, or alone':
      against !== undefined && [peer, firstVisit, scores].some(Boolean),
    '--first-visit begins on the home page and takes no --routes': firstVisit && values.routes,
    '--scores measures every page once and takes no --rounds': scores && values.rounds,
    '--http2 needs nginx with its brotli module (npm run setup installs it)': http2 && !hasNginx(),
    '--rounds takes a whole number from 1 on': !Number.isInteger(rounds) || rounds < 1,
    [`the site has no page ${unknown}`]: unknown !== undefined,
    [`there is no built site in ${against}`]:
      against !== undefined && !existsSync(join(against, 'index.html')),
  };
  for (const [fault, isFault] of Object.entries(faults)) if (isFault) throw new Error(fault);
  return { against, help, http2, peer, rounds, routes, subject };
}
