import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import { parseSync } from 'vite';
import { deliveryModules } from '#build/delivery/delivery.ts';
import { type LayerName, layerNames, layers } from './layers.ts';

const { imports }: { imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The folder of each import alias such as `#tools/` (package.json). */
const aliases = Object.entries(imports).map(
  ([alias, folder]) =>
    [alias.replace('*', ''), folder.replace(/^\.\//, '').replace('*', '')] as const,
);

/** The files that the build serves under the name of a virtual module of the contact form, in one setting or another. */
const virtualModules = new Map(
  Object.entries(deliveryModules).map(([name, files]) => [
    `virtual:delivery/${name}`,
    Object.values(files).map((file) => `src/${file}`),
  ]),
);

/** The layer of a file. Throws an error when no layer contains the file. */
export function layerOf(file: string): LayerName {
  const name = layerNames.find((layer) =>
    layers[layer].files.some((glob) => matchesGlob(file, glob)),
  );
  if (name === undefined) throw new Error(`${file} belongs to no layer of repository/layers.ts`);
  return name;
}

/** The paths, from the root, of the repository's files that a file imports, type imports included. */
export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"]|['"]$/g, ''),
    ),
    // Import types such as `import('./file.ts').Type`, which the parser does not list.
    ...Array.from(text.matchAll(/\bimport\('([^']+)'\)/g), ([, specifier = '']) => specifier),
  ];
  return named.flatMap((specifier) => {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
    if (alias) return specifier.replace(...alias);
    return virtualModules.get(specifier) ?? [];
  });
}
