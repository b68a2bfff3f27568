import type { Entry } from './orca.ts';

/** Which utterances a transcript compares. */
export type Heard = 'everything' | 'live regions';

/** An action of the visitor, and the entries that Orca wrote after it. */
export interface Action {
  readonly action: string;
  readonly entries: readonly Entry[];
  /** Everything, by default. */
  readonly heard?: Heard;
}

/**
 * The transcript: `> ` before each action, then one line for each key at which Orca spoke, its utterances separated by
 * `|`. A live region has its own line, since it may speak before or after the other utterances.
 */
export function writeTranscript(actions: readonly Action[]): string {
  const paragraphs = actions.map(({ action, entries, heard = 'everything' }) =>
    [
      `> ${action}`,
      ...utterancesByKey(entries).flatMap((utterances) => lines(utterances, heard)),
    ].join('\n'),
  );
  return `${paragraphs.join('\n\n')}\n`;
}

interface Utterance {
  readonly text: string;
  readonly isLive: boolean;
}

function lines(utterances: readonly Utterance[], heard: Heard): string[] {
  const spoken = utterances.filter(({ isLive }) => !isLive).map(({ text }) => text);
  const live = utterances.filter(({ isLive }) => isLive).map(({ text }) => `live: ${text}`);
  return heard === 'everything' && spoken.length > 0 ? [spoken.join(' | '), ...live] : live;
}

/**
 * The utterances after each key. Orca stops speaking when a key goes down, and writes `interrupted` before
 * the key. When Orca stops for another reason, the visitor misses the utterance: it is marked.
 */
function utterancesByKey(entries: readonly Entry[]): readonly (readonly Utterance[])[] {
  const keys: Utterance[][] = [[]];
  const relevant = entries.filter(({ idle }) => idle === undefined);
  relevant.forEach(({ said, live = false, interrupted }, index) => {
    const current = keys.at(-1) ?? [];
    if (said !== undefined) current.push({ text: said, isLive: live });
    if (!interrupted) return;
    if (relevant[index + 1]?.pressed !== undefined) keys.push([]);
    else current.splice(0, current.length, ...current.map(cutShort));
  });
  return keys;
}

const CUT_SHORT = '(cut short) ';

function cutShort({ text, isLive }: Utterance): Utterance {
  return { text: text.startsWith(CUT_SHORT) ? text : CUT_SHORT + text, isLive };
}
