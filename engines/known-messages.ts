import type { Engine } from './visitor.ts';

interface Noise {
  readonly engines: readonly Engine['name'][];
  readonly message: RegExp;
  readonly reason: string;
}

/** What a console shows without a fault of the site's. Whatever else it shows fails a journey. */
const noises: readonly Noise[] = [
  {
    engines: ['WebKit'],
    message: /^Unrecognized Content-Security-Policy directive 'manifest-src'\.$/,
    reason: 'WebKit does not know the directive, takes default-src in its place, and says so',
  },
];

export function isKnownMessage(engine: Engine, problem: string): boolean {
  return noises.some(
    ({ engines, message }) => engines.includes(engine.name) && message.test(problem),
  );
}
