import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const scripts = /<script type="module"[^>]*><\/script>/g;

/**
 * Copies a built site without its scripts: the same HTML, CSS, fonts and pictures. What this copy
 * takes is what the pages cannot do without.
 */
export function writeScriptlessTwin(site: string, twin: string): void {
  cpSync(site, twin, { recursive: true });
  for (const entry of readdirSync(twin, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const page = readFileSync(file, 'utf8');
    const bare = page.replaceAll(scripts, '');
    if (bare === page) throw new Error(`${entry.name} names no script: is it a page of the site?`);
    writeFileSync(file, bare);
    writeFileSync(`${file}.br`, brotliCompressSync(bare));
    writeFileSync(`${file}.gz`, gzipSync(bare));
  }
}
