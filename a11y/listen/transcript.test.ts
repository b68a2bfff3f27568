import { expect, test } from 'vitest';
import { writeTranscript } from './transcript.ts';

const press = (key: string) => [{ interrupted: true }, { pressed: key }] as const;

// What no transcript in transcripts/ has: they show every other part.
test('a live region comes last, and what Orca itself cuts short is marked', () => {
  const title = { said: 'Careers', live: true } as const;
  const heading = { said: 'Do work. heading level 1' };
  const actions = [
    { action: 'goes live first', entries: [...press('Return'), title, heading] },
    { action: 'goes live last', entries: [...press('Return'), heading, title] },
    {
      action: 'is interrupted by Orca itself',
      entries: [...press('Tab'), { said: 'Careers' }, { interrupted: true }, { said: 'heading' }],
    },
  ] as const;
  expect(writeTranscript(actions)).toBe(`> goes live first
Do work. heading level 1
live: Careers

> goes live last
Do work. heading level 1
live: Careers

> is interrupted by Orca itself
(cut short) Careers | heading
`);
});
