/** A link of a Markdown text to something that is not on the web. */
export interface RelativeLink {
  /** Relative to the text's own folder; empty where the link stays in the text. */
  readonly path: string;
  /** The part behind `#`, empty where there is none. */
  readonly anchor: string;
}

const fence = /^```.*?^```/gms;
const proseOf = (text: string) => text.replaceAll(fence, '');

/** The links and pictures of a text, without those that name a protocol. */
export function relativeLinks(text: string): RelativeLink[] {
  return [...proseOf(text).matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, address = '']) => {
    if (/^\w+:/.test(address)) return [];
    const [path = '', anchor = ''] = address.split('#');
    return { path, anchor };
  });
}

/** What stands in backticks within its sentences. */
export function codeSpans(text: string): string[] {
  return [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** Its headings in order, without the signs that make them headings. */
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

/** The scripts that `npm run …` names, in sentences, tables and blocks of code alike. */
export function npmScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
}
