import type { Engine } from './visitor.ts';

interface KnownMessage {
  readonly engines: readonly Engine['name'][];
  readonly message: RegExp;
  readonly reason: string;
}

/** Console messages that are no fault of the site. Any other error or warning fails a journey. */
const knownMessages: readonly KnownMessage[] = [
  {
    engines: ['WebKit'],
    message: /^Unrecognized Content-Security-Policy directive 'manifest-src'\.$/,
    reason: 'WebKit does not know the directive, and uses default-src instead',
  },
];

export function isKnownMessage(engine: Engine, problem: string): boolean {
  return knownMessages.some(
    ({ engines, message }) => engines.includes(engine.name) && message.test(problem),
  );
}
