import { chosenRecipes } from './chosen-recipes.ts';
import { companyRecipes } from './company.ts';
import { languageRecipes } from './language.ts';
import { pageRecipes } from './pages.ts';
import type { Recipe } from './recipe.ts';
import { stepsOf, unnamedAndUnchanged } from './recipe-steps.ts';
import { WorkingCopy } from './working-copy.ts';

// `npm run recipes`: follows the recipes of docs/recipes.md in a copy of the repository, changes only the files that
// they name, runs only the commands that they name, and tests the result. With words after `--` it follows
// only the recipes whose heading or variant contains them, after the recipes that these continue.

/** What must be green after each recipe. */
const TESTS = ['check', 'build', 'built'];

const words = process.argv.slice(2).join(' ');
const chosen = chosenRecipes([...companyRecipes, ...languageRecipes, ...pageRecipes], words);
if (chosen.length === 0) {
  process.stderr.write(`recipes: no heading or variant contains “${words}”\n`);
  process.exit(1);
}

const copy = new WorkingCopy();
try {
  // The pages are added and removed in turn; the others begin with the repository as it is.
  for (const recipe of chosenRecipes([...companyRecipes, ...languageRecipes], words)) {
    follow(recipe);
    copy.reset();
  }
  for (const recipe of chosenRecipes(pageRecipes, words)) {
    follow(recipe);
    copy.commit();
  }
  copy.delete();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.stderr.write(`The copy is left for a look: ${copy.folder}\n`);
  process.exitCode = 1;
}

function follow({ heading, also, variant, perform }: Recipe): void {
  const started = Date.now();
  process.stdout.write(`${heading}, ${variant}\n`);
  const headings = also === undefined ? [heading] : [heading, also];
  const steps = headings.map((each) => stepsOf(copy.read('docs/recipes.md'), each));
  const files = steps.flatMap((each) => each.files);
  const scripts = steps.flatMap((each) => each.scripts);
  perform(copy);
  const changed = copy.changedFiles();
  const problems = unnamedAndUnchanged(files, changed);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const script of scripts) copy.run(script);
  const generated = copy.changedFiles().length - changed.length;
  for (const script of TESTS) copy.run(script);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `  ${seconds} s; by hand: ${changed.length} files (${summary(changed)}); by commands: ${generated}\n`,
  );
}

/** The files, or the number of files where a folder has many. */
function summary(files: readonly string[]): string {
  return files.length > 12 ? `${files.slice(0, 3).join(', ')} …` : files.join(', ');
}
