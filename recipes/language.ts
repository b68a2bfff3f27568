import { defaultLanguage, siteIn, siteLanguages } from '#content/languages.ts';
import type { Recipe } from './recipe.ts';
import type { WorkingCopy } from './working-copy.ts';

const settings = 'src/content/languages.ts';

/** The characters of the added language. The apostrophe is typographic, because a test demands it. */
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

/** Every catalog in another language, with an origin of its own. */
function addLanguage(copy: WorkingCopy): void {
  for (const file of copy.filesMatching('src/catalog/en/**/*.json')) {
    const messages = Object.entries(copy.json(file)).map(([id, text]) => [id, marked(text)]);
    const translation = file.replace('/en/', '/fr/');
    copy.write(translation, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`);
  }
  const { host } = new URL(siteIn(defaultLanguage).origin);
  copy.replace(
    settings,
    /^ {2}en: .*\n/m,
    `$&  fr: { name: 'Français', origin: 'https://fr.${host}', socialLocale: 'fr_FR' },\n`,
  );
}

/** Leaves the default language alone, so that nothing links another one. */
function removeOthers(copy: WorkingCopy): void {
  for (const language of siteLanguages.filter((each) => each !== defaultLanguage)) {
    copy.replace(settings, new RegExp(`^ {2}${language}: .*\\n`, 'm'), '');
    for (const folder of ['src/catalog', 'src/ui/fonts', 'pictures']) {
      copy.remove(`${folder}/${language}`);
    }
  }
}

/** The recipes for languages. Each begins with the repository as it is. */
export const languageRecipes: readonly Recipe[] = [
  {
    heading: 'Translate the site',
    variant: 'into a language with other letters',
    perform: addLanguage,
  },
  { heading: 'Remove a language', variant: 'until one is left', perform: removeOthers },
];
