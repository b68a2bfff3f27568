import { expect, test } from 'vitest';
import { writeTranscript } from './transcript.ts';

const press = (key: string) => [{ interrupted: true }, { pressed: key }] as const;

test('the utterances after one key are on one line', () => {
  const entries = [
    ...press('Down'),
    { said: 'main content' },
    { said: 'About heading level 1.' },
    { idle: '7' },
    ...press('Down'),
    { said: 'We measure.' },
  ];
  expect(writeTranscript([{ action: 'reads on', entries }])).toBe(
    '> reads on\nmain content | About heading level 1.\nWe measure.\n',
  );
});

test('an empty line separates actions, even when Orca said nothing', () => {
  const actions = [
    { action: 'presses Escape', entries: press('Escape') },
    { action: 'waits', entries: [{ said: 'Sending...' }] },
  ];
  expect(writeTranscript(actions)).toBe('> presses Escape\n\n> waits\nSending...\n');
});

test('a live region has its own line, whether it speaks first or last', () => {
  const title = { said: 'Careers', live: true } as const;
  const heading = { said: 'Do work. heading level 1' };
  const transcript = '> presses Enter\nDo work. heading level 1\nlive: Careers\n';
  for (const said of [
    [title, heading],
    [heading, title],
  ]) {
    const entries = [...press('Return'), ...said];
    expect(writeTranscript([{ action: 'presses Enter', entries }])).toBe(transcript);
  }
});

test('a transcript can leave out what is no live region', () => {
  const entries = [
    ...press('alt+Left'),
    { said: 'Careers', live: true },
    { said: 'Do work. heading level 1' },
  ] as const;
  expect(writeTranscript([{ action: 'goes back', entries, heard: 'live regions' }])).toBe(
    '> goes back\nlive: Careers\n',
  );
});

test('an utterance that Orca interrupted by itself is marked', () => {
  const entries = [
    ...press('Return'),
    { said: 'Careers' },
    { interrupted: true },
    { said: 'heading' },
  ] as const;
  expect(writeTranscript([{ action: 'presses Enter', entries }])).toBe(
    '> presses Enter\n(cut short) Careers | heading\n',
  );
});
