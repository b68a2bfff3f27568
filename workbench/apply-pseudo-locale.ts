import industryNames from 'virtual:catalog/industry/name';
import serviceNames from 'virtual:catalog/services/name';
import { pseudoLocale } from '#build/copy/pseudo-locale.ts';
import { companyFacts } from '#content/company-facts.ts';

type Messages = Record<string, string>;

const catalogs = import.meta.glob<Messages>('/src/catalog/en/**/*.json', {
  eager: true,
  import: 'default',
});

/**
 * Shows this document in a pseudo-locale, by rewriting the catalogs before any component reads them. So
 * messages that a component reads from the shell's catalog change as well as those in its props.
 */
export function applyPseudoLocale(language: string): void {
  const locale = pseudoLocale(language);
  if (!locale) return;
  const allCatalogs = [catalogs, serviceNames, industryNames].flatMap((group) =>
    Object.values(group),
  );
  for (const messages of allCatalogs) rewrite(messages, locale.transform);
  document.documentElement.dir = locale.direction;
}

function rewrite(messages: Messages, transform: (text: string) => string): void {
  for (const [id, message] of Object.entries(messages)) {
    messages[id] = splitAtFacts(message)
      .map((piece) => (facts.includes(piece) ? piece : transform(piece)))
      .join('');
  }
}

/**
 * Facts, such as an e-mail address, are not rewritten, as in a build (build/catalog/compile.ts). The longest is first,
 * because a fact can contain another one, such as an address the company's name.
 */
const facts: readonly string[] = Object.values(companyFacts).toSorted(
  (one, other) => other.length - one.length,
);

function splitAtFacts(message: string): string[] {
  return facts.reduce(
    (pieces, fact) =>
      pieces.flatMap((piece) =>
        facts.includes(piece)
          ? [piece]
          : piece.split(fact).flatMap((part, index) => (index === 0 ? [part] : [fact, part])),
      ),
    [message],
  );
}
