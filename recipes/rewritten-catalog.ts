/**
 * A catalog with other sentences, and with another name if the page has one: every message has its words in reverse
 * order. The words stay, because tests compare lengths, characters and reading grades, and the arguments stay, because
 * messages need them. What stands in parentheses keeps its order, because it names a service. A title ends with the
 * company's name.
 */
export function rewrittenCatalog(catalog: string, name?: string): string {
  const messages: Readonly<Record<string, string>> = JSON.parse(catalog);
  const rewritten = Object.entries(messages).map(([id, text]) => [
    id,
    id === 'name' && name !== undefined ? name : reversed(text),
  ]);
  return `${JSON.stringify(Object.fromEntries(rewritten), null, 2)}\n`;
}

function reversed(text: string): string {
  const [, sentence = '', end = ''] = /^(.*?)( \| \{company\}|[.?!]?)$/.exec(text) ?? [];
  const words = sentence.match(/\([^)]*\)\S*|\S+/g) ?? [];
  return words.toReversed().join(' ') + end;
}
