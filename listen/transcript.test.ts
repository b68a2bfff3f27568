import { expect, test } from 'vitest';
import { writeTranscript } from './transcript.ts';

const press = (key: string) => [{ interrupted: true }, { pressed: key }] as const;

test('what one key had said is one line', () => {
  const entries = [
    ...press('Down'),
    { said: 'main content' },
    { said: 'About heading level 1.' },
    { idle: '7' },
    ...press('Down'),
    { said: 'We measure.' },
  ];
  expect(writeTranscript([{ deed: 'reads on', entries }])).toBe(
    '> reads on\nmain content | About heading level 1.\nWe measure.\n',
  );
});

test('deeds are parted by an empty line, also where nothing was said', () => {
  const deeds = [
    { deed: 'presses Escape', entries: press('Escape') },
    { deed: 'waits', entries: [{ said: 'Sending...' }] },
  ];
  expect(writeTranscript(deeds)).toBe('> presses Escape\n\n> waits\nSending...\n');
});

test('an utterance that the reader itself stopped is marked', () => {
  const entries = [
    ...press('Return'),
    { said: 'Careers' },
    { interrupted: true },
    { said: 'heading' },
  ] as const;
  expect(writeTranscript([{ deed: 'presses Enter', entries }])).toBe(
    '> presses Enter\n(cut short) Careers | heading\n',
  );
});
