import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hostFiles } from './host-files.ts';

// `npm run renew -- hosts`: writes the configuration files of all hosts.
for (const { path, content } of hostFiles) {
  const file = resolve(import.meta.dirname, '..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  process.stdout.write(`deploy/${path}\n`);
}
