import type { Rolldown } from 'vite';
import { pageCopy } from '#content/copy/files.ts';
import type { PageId } from '#content/page-names.ts';
import { LOADER } from '#plugins/chunks/chunks.ts';
import { chunkOf, withImports } from './app-modules.ts';

/** The files that a page's document names. */
export function documentAssets(bundle: Rolldown.OutputBundle, page: PageId) {
  const address = ({ fileName }: { readonly fileName: string }) => `/${fileName}`;
  const files = Object.values(bundle);
  return {
    script: `/${LOADER}.js`,
    stylesheets: files.map(address).filter((file) => file.endsWith('.css')),
    // Those of the first view, with the characters that pages show at first.
    fonts: files
      .filter((file) => file.type === 'asset' && file.originalFileNames.some(isFirstViewFont))
      .map(address),
    /** The module that the document itself requests, in the time until `script` runs, when the link would be idle. */
    earlyModule: address(chunkOf(bundle, '/src/app/framework.ts')),
    /** The modules of the page's copy, which `script` fetches together with the app's modules. */
    copy: withImports(bundle, chunkOf(bundle, `/${pageCopy(page).file}.json?copy`)),
  };
}

const isFirstViewFont = (name: string) => /^src\/languages\/[^/]+\/fonts\//.test(name);
