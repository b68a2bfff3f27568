import type { Entry } from './orca.ts';

/** Something that the visitor did, and what Orca made of it. */
export interface Action {
  readonly action: string;
  readonly entries: readonly Entry[];
}

/**
 * A transcript: `> ` before what was done, then what was said, a line a key; `|` parts utterances.
 * What a live region says has a line of its own, since it may come before the rest or after.
 */
export function writeTranscript(actions: readonly Action[]): string {
  const paragraphs = actions.map(({ action, entries }) =>
    [`> ${action}`, ...utterancesByKey(entries).flatMap(lines)].join('\n'),
  );
  return `${paragraphs.join('\n\n')}\n`;
}

interface Utterance {
  readonly text: string;
  readonly isLive: boolean;
}

function lines(utterances: readonly Utterance[]): string[] {
  const own = utterances.filter(({ isLive }) => !isLive).map(({ text }) => text);
  const live = utterances.filter(({ isLive }) => isLive).map(({ text }) => `live: ${text}`);
  return own.length > 0 ? [own.join(' | '), ...live] : live;
}

/**
 * What each key had said. Orca stops speaking when a key goes down, which it notes before the key.
 * Where it stops for another reason, what it was saying is not heard: such an utterance is marked.
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
