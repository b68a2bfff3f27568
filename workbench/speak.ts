import industryNames from 'virtual:catalog/industry/name';
import serviceNames from 'virtual:catalog/services/name';
import { companyFacts } from '#build/catalog/company-facts.ts';
import { pseudoLocale } from '#build/catalog/pseudo-locale.ts';

type Messages = Record<string, string>;

const catalogs = import.meta.glob<Messages>('/src/catalog/en/**/*.json', {
  eager: true,
  import: 'default',
});

/**
 * Has this document speak a pseudo-locale. It rewrites the catalogs themselves, before anything has read
 * them: so what a component takes from the shell's catalog by itself changes with what it is given.
 */
export function speak(language: string): void {
  const locale = pseudoLocale(language);
  if (!locale) return;
  const spoken = [catalogs, serviceNames, industryNames].flatMap((group) => Object.values(group));
  for (const messages of spoken) rewrite(messages, locale.transform);
  document.documentElement.dir = locale.direction;
}

function rewrite(messages: Messages, transform: (text: string) => string): void {
  for (const [id, message] of Object.entries(messages)) {
    messages[id] = apartFromFacts(message)
      .map((piece) => (facts.includes(piece) ? piece : transform(piece)))
      .join('');
  }
}

/** Facts such as an e-mail address stay what they are, as in a build (build/catalog/compile.ts). */
const facts = Object.values(companyFacts);

function apartFromFacts(message: string): string[] {
  return facts.reduce(
    (pieces, fact) =>
      pieces.flatMap((piece) =>
        piece.split(fact).flatMap((part, index) => (index === 0 ? [part] : [fact, part])),
      ),
    [message],
  );
}
