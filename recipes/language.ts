import type { Recipe } from './recipe.ts';

/** The characters of the other language; the second one is typographic, as a test demands. */
const letters: Readonly<Record<string, string>> = { e: 'é', "'": '’' };

/**
 * Marks the text of a message, but not its arguments: a program cannot translate, and the tests of languages
 * compare ids, arguments, lengths and characters.
 */
function marked(message: string): string {
  let depth = 0;
  return Array.from(message, (character) => {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    return depth === 0 ? (letters[character] ?? character) : character;
  }).join('');
}

/** Every catalog in another language, which becomes the language of the site. */
export const languageRecipe: Recipe = {
  heading: 'Translate the site',
  variant: 'into a language with other letters',
  perform: (copy) => {
    for (const file of copy.filesMatching('src/catalog/en/**/*.json')) {
      const messages = Object.entries(copy.json(file)).map(([id, text]) => [id, marked(text)]);
      const translation = file.replace('/en/', '/fr/');
      copy.write(translation, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`);
    }
    copy.replace('src/content/company.ts', "language: 'en'", "language: 'fr'");
    copy.replace('src/content/company.ts', "socialLocale: 'en_US'", "socialLocale: 'fr_FR'");
  },
};
