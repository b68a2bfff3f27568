import type { Rolldown } from 'vite';
import { pageCopy } from '#content/copy/files.ts';
import type { PageId } from '#content/page-names.ts';
import { LOADER } from '#plugins/chunks/chunks.ts';
import { chunkOf, withImports } from './app-modules.ts';
import type { DocumentAssets } from './document.ts';

/** The files that a page's document names. */
export function documentAssets(bundle: Rolldown.OutputBundle, page: PageId): DocumentAssets {
  const files = Object.values(bundle).map(({ fileName }) => fileName);
  return {
    script: `/${LOADER}.js`,
    stylesheets: files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
    fonts: preloadedFonts(bundle).map((file) => `/${file}`),
    earlyModule: `/${chunkOf(bundle, '/src/app/framework.ts').fileName}`,
    copy: withImports(bundle, chunkOf(bundle, `/${pageCopy(page).file}.json?copy`)),
  };
}

/** The first-view fonts: the files with the characters that pages show at first. */
function preloadedFonts(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.originalFileNames.some((name) => firstViewFonts.test(name))
      ? [output.fileName]
      : [],
  );
}

const firstViewFonts = /^src\/languages\/[^/]+\/fonts\//;
