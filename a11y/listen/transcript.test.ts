import { expect, test } from 'vitest';
import { writeTranscript } from './transcript.ts';

const press = (key: string) => [{ interrupted: true }, { pressed: key }] as const;

test('a transcript has a paragraph for each action and a line for each key', () => {
  const title = { said: 'Careers', live: true } as const;
  const heading = { said: 'Do work. heading level 1' };
  const actions = [
    {
      action: 'reads on',
      entries: [
        ...press('Down'),
        { said: 'main content' },
        { said: 'About heading level 1.' },
        ...press('Down'),
        { said: 'We measure.' },
      ],
    },
    { action: 'presses Escape', entries: press('Escape') },
    { action: 'goes live first', entries: [...press('Return'), title, heading] },
    { action: 'goes live last', entries: [...press('Return'), heading, title] },
    {
      action: 'goes back',
      entries: [...press('alt+Left'), title, heading],
      heard: 'live regions',
    },
    {
      action: 'is interrupted by Orca itself',
      entries: [...press('Tab'), { said: 'Careers' }, { interrupted: true }, { said: 'heading' }],
    },
  ] as const;
  expect(writeTranscript(actions)).toBe(`> reads on
main content | About heading level 1.
We measure.

> presses Escape

> goes live first
Do work. heading level 1
live: Careers

> goes live last
Do work. heading level 1
live: Careers

> goes back
live: Careers

> is interrupted by Orca itself
(cut short) Careers | heading
`);
});
