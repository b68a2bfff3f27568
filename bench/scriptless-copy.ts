import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const scripts = /<script [^>]*type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Copies a built site without its scripts: the same HTML, CSS, fonts and pictures. The copy is the fastest
 * version of the pages, to compare the site with.
 */
export function writeScriptlessCopy(site: string, copy: string): void {
  cpSync(site, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const page = readFileSync(file, 'utf8');
    const withoutScripts = page.replaceAll(scripts, '');
    if (withoutScripts === page)
      throw new Error(`${entry.name} loads no script: is it a page of the site?`);
    writeFileSync(file, withoutScripts);
    writeFileSync(`${file}.br`, brotliCompressSync(withoutScripts));
    writeFileSync(`${file}.gz`, gzipSync(withoutScripts));
  }
}
