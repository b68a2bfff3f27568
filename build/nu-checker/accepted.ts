import type { AcceptedMessage } from './findings.ts';

/** Messages of the Nu checker about markup that is correct all the same. */
export const accepted: readonly AcceptedMessage[] = [
  {
    message:
      'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
    markup: '<link rel="expect" href="#header" blocking="render">',
    reason:
      'The HTML standard allows it (https://html.spec.whatwg.org/multipage/links.html#link-type-expect), and the checker does not know it yet. Without it the header is painted half parsed.',
  },
];
