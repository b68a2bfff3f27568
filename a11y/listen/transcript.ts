import type { Entry } from './orca.ts';

export interface Action {
  readonly action: string;
  readonly entries: readonly Entry[];
  readonly heard?: 'live regions' | undefined;
}

/** `> ` before each action, then a line for each key at which Orca spoke. A live region has its own line, because its turn varies. */
export function writeTranscript(actions: readonly Action[]): string {
  const paragraphs = actions.map(({ action, entries, heard }) => {
    const lines = utterancesByKey(entries).flatMap((utterances) => {
      const spoken = utterances.filter(({ live }) => !live).map(({ said }) => said);
      const live = utterances.filter((entry) => entry.live).map(({ said }) => `live: ${said}`);
      return heard === 'live regions' || spoken.length === 0 ? live : [spoken.join(' | '), ...live];
    });
    return [`> ${action}`, ...lines].join('\n');
  });
  return `${paragraphs.join('\n\n')}\n`;
}

/** Orca stops at a key, and writes `interrupted` before it. If it stops for another reason, the visitor misses the utterance. */
function utterancesByKey(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const keys: Entry[][] = [[]];
  entries.forEach((entry, index) => {
    const current = keys.at(-1) ?? [];
    if (entry.said !== undefined) current.push(entry);
    if (!entry.interrupted) return;
    if (entries[index + 1]?.pressed !== undefined) keys.push([]);
    else current.splice(0, current.length, ...current.map(cutShort));
  });
  return keys;
}

const CUT_SHORT = '(cut short) ';

const cutShort = (entry: Entry): Entry => ({
  ...entry,
  said: CUT_SHORT + entry.said?.replace(CUT_SHORT, ''),
});
