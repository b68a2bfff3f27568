/** The place of a list's lines in a file: `opening` is its first line, and its last one starts with `}`. */
function linesOf(text: string, opening: string): readonly [start: number, end: number] {
  const start = text.indexOf(opening) + opening.length + 1;
  const end = text.indexOf('\n}', start) + 1;
  if (start <= opening.length || end === 0) throw new Error(`no list starts with ${opening}`);
  return [start, end];
}

/** The file with further lines at the end of a list. */
export function addTo(text: string, opening: string, lines: string): string {
  const [, end] = linesOf(text, opening);
  return `${text.slice(0, end)}${lines}\n${text.slice(end)}`;
}

/** How many pages a new page links, and how many link it: each page has at least three links from the content of others. */
const LINKS = 3;

/** A list of pages with the pages that each one links, with a page more: it and the first that link others link each other. */
export function linkedFrom(text: string, opening: string, path: string): string {
  const [start, end] = linesOf(text, opening);
  const entry = /^( {2}'(?<from>\/[\w-]*)': \[.+)\],$/;
  const linking: string[] = [];
  const lines = text.slice(start, end).replaceAll(new RegExp(entry, 'gm'), (line, head, from) => {
    if (linking.length === LINKS) return line;
    linking.push(`'${from}'`);
    return `${head}, '${path}'],`;
  });
  if (linking.length < LINKS)
    throw new Error(`fewer than ${LINKS} pages in ${opening} link others`);
  const links = `  '${path}': [${linking.join(', ')}],`;
  return `${text.slice(0, start)}${lines}${links}\n${text.slice(end)}`;
}
