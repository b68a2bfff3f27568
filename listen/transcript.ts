import type { Entry } from './orca.ts';

/** Something that the visitor did, and what Orca made of it. */
export interface Deed {
  readonly deed: string;
  readonly entries: readonly Entry[];
}

/** What one key had said, or an event of the page. */
type Utterances = readonly string[];

/** A transcript: `> ` before what was done, then what was said, a line a key; `|` parts utterances. */
export function writeTranscript(deeds: readonly Deed[]): string {
  const paragraphs = deeds.map(({ deed, entries }) =>
    [`> ${deed}`, ...utterancesByKey(entries).map((said) => said.join(' | '))].join('\n'),
  );
  return `${paragraphs.join('\n\n')}\n`;
}

/**
 * Orca stops speaking when a key goes down, which it notes before the key. Where it stops for another
 * reason, what it was saying is not heard: such an utterance is marked.
 */
export function utterancesByKey(entries: readonly Entry[]): readonly Utterances[] {
  const keys: string[][] = [[]];
  const relevant = entries.filter(({ idle }) => idle === undefined);
  relevant.forEach(({ said, interrupted }, index) => {
    const current = keys.at(-1) ?? [];
    if (said !== undefined) current.push(said);
    if (!interrupted) return;
    if (relevant[index + 1]?.pressed !== undefined) keys.push([]);
    else current.splice(0, current.length, ...current.map(cutShort));
  });
  return keys.filter((said) => said.length > 0);
}

const CUT_SHORT = '(cut short) ';

function cutShort(said: string): string {
  return said.startsWith(CUT_SHORT) ? said : CUT_SHORT + said;
}
