/** A link of a Markdown text to a file or heading of the repository. */
export interface RelativeLink {
  /** Relative to the text's folder; empty for a link within the text. */
  readonly path: string;
  /** The part after `#`; empty without an anchor. */
  readonly anchor: string;
}

const fence = /^```.*?^```/gms;
const proseOf = (text: string) => text.replaceAll(fence, '');

/** The links and pictures of a text, except addresses with a protocol. */
export function relativeLinks(text: string): RelativeLink[] {
  return [...proseOf(text).matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, address = '']) => {
    if (/^\w+:/.test(address)) return [];
    const [path = '', anchor = ''] = address.split('#');
    return { path, anchor };
  });
}

/** The code spans of a text, without its code blocks. */
export function codeSpans(text: string): string[] {
  return [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** The headings of a text in order, without their `#`. */
export function headings(text: string): string[] {
  return [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

/** The anchor that GitHub gives a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** The scripts that a text names, as in `npm run build` or `npm test`, code blocks included. */
export function npmScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(
    ([, name, ownCommand]) => name ?? ownCommand ?? '',
  );
}
