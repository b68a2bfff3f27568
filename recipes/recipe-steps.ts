/** The numbered steps of a recipe in docs/recipes.md. */
export interface RecipeSteps {
  /** The paths of the files to change by hand; `<id>` stands for any name. */
  readonly files: readonly string[];
  /** The scripts of `npm run`, in order. */
  readonly scripts: readonly string[];
}

/** The steps under a heading of the document. Throws if there are none. */
export function stepsOf(document: string, heading: string): RecipeSteps {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const [own = ''] = section.split(/\n## /);
  const steps = own.match(/^\d+\. .*(?:\n {2,}\S.*)*/gm) ?? [];
  if (steps.length === 0) throw new Error(`docs/recipes.md has no steps under “${heading}”`);
  const spans = steps.flatMap((step) =>
    [...step.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span),
  );
  return {
    files: spans.filter((span) => /^(?:\w[\w-]*\/|README\.md$)/.test(span)),
    scripts: spans.filter((span) => span.startsWith('npm run ')).map((span) => span.slice(8)),
  };
}

/** The differences between the files that a recipe names and the files that were changed to follow it. */
export function unnamedAndUnchanged(
  named: readonly string[],
  changed: readonly string[],
): string[] {
  const matches = (pattern: string, file: string) => {
    const source = pattern.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+');
    return new RegExp(`^${source}(?:/.*)?$`).test(file);
  };
  return [
    ...changed
      .filter((file) => !named.some((pattern) => matches(pattern, file)))
      .map((file) => `${file} had to change, but the recipe does not name it`),
    ...named
      .filter((pattern) => !changed.some((file) => matches(pattern, file)))
      .map((pattern) => `the recipe names ${pattern}, but it did not have to change`),
  ];
}
