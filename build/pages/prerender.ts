import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { securityText, securityTextPath } from '#build/files/security-text.ts';
import { robots, sitemap } from '#build/files/sitemap.ts';
import { structuredData } from '#build/structured-data/structured-data.ts';
import { company } from '#content/company.ts';
import { paths } from '#content/paths.ts';
import { renderDocument } from './document.tsx';
import { documentAssets } from './document-assets.ts';

type EntryPrerender = typeof import('#entry-prerender.tsx');

/** Where the not-found page is written; its route answers every address that has no other. */
const notFoundFile = '/404' as const;

/**
 * Writes every page as a flat file (`about.html`, `services/automation.html`), the not-found page,
 * sitemap, robots and security.txt, once the client bundle with its hashed names is there.
 */
export function prerender(): Plugin {
  let outDir = '';
  let entry = '';
  return {
    name: 'prerender',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      outDir = resolve(config.root, config.environments['client']?.build.outDir ?? 'dist');
      entry = resolve(
        config.root,
        config.environments['ssr']?.build.outDir ?? '',
        'entry-prerender.js',
      );
    },
    writeBundle: {
      sequential: true,
      async handler(_options, bundle: Rolldown.OutputBundle) {
        const { renderPage }: EntryPrerender = await import(pathToFileURL(entry).href);
        for (const path of [...paths, notFoundFile]) {
          const rendered = await renderPage(path);
          const expected = path === notFoundFile ? '404' : path;
          if (rendered.page !== expected) throw new Error(`${path} rendered as ${rendered.page}`);
          const assets = documentAssets(bundle, path, rendered.routeId);
          const things = path === notFoundFile ? [] : structuredData(path, rendered.language);
          const document = renderDocument(rendered, assets, things);
          write(path === '/' ? 'index.html' : `${path}.html`, document);
        }
        write('sitemap.xml', sitemap(company.origin, paths));
        write('robots.txt', robots(company.origin));
        write(securityTextPath, securityText(company));
      },
    },
  };

  function write(file: string, content: string) {
    const target = join(outDir, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
