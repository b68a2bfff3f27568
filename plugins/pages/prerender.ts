import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { Site } from '#content/languages.ts';
import { NOT_FOUND, pageAddress, pageFile } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { robots, securityText, securityTextPath, sitemap } from '#plugins/files/for-robots.ts';
import { outputFolder } from '#plugins/files/last-files.ts';
import { structuredData } from '#plugins/structured-data/structured-data.ts';
import { appModules, writeAppModules } from './app-modules.ts';
import { documentAssets, renderDocument } from './document.ts';

type EntryPrerender = typeof import('#app/entry-prerender.tsx');

/**
 * Writes every page as a flat file (`about.html`, `services/automation.html`), the not-found page,
 * sitemap.xml, robots.txt and security.txt, after the client bundle, whose hashed names pages need.
 */
export function prerender(site: Site): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      sequential: true,
      async handler(_options, bundle: Rolldown.OutputBundle) {
        const outDir = outputFolder(this.environment);
        const { root, environments } = this.environment.getTopLevelConfig();
        const entry = resolve(root, environments['ssr']?.build.outDir ?? '', 'entry-prerender.js');
        const { renderPage }: EntryPrerender = await import(
          /* @vite-ignore */ pathToFileURL(entry).href
        );
        const write = (file: string, content: string) => {
          const target = join(outDir, file);
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, content);
        };
        const routeIds: string[] = [];
        for (const page of pageIds) {
          const rendered = await renderPage(pageAddress(page));
          if (rendered.page !== page) throw new Error(`${page} rendered as ${rendered.page}`);
          routeIds.push(rendered.routeId);
          const assets = documentAssets(bundle, page);
          const described = { language: rendered.language, origin: site.origin };
          const things = page === NOT_FOUND ? [] : structuredData(page, described);
          write(pageFile(page), renderDocument(rendered, site, assets, things));
        }
        writeAppModules(outDir, appModules(bundle, routeIds));
        write('sitemap.xml', sitemap(site));
        write('robots.txt', robots(site.origin));
        write(securityTextPath, securityText(site));
      },
    },
  };
}
