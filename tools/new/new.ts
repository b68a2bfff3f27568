import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '#deploy/run-command.ts';
import { kinds } from './kinds.ts';

// `npm run new -- service|industry|page|language <id>`: writes what a new one needs, with marked gaps that
// `npm run check -- --copy` names and that no build ships. `--template` chooses another template of a service or an industry.

const root = join(import.meta.dirname, '../..');

await runCommand('new', async () => {
  const { values, positionals } = parseArgs({
    options: { template: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = '', id, ...others] = positionals;
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind || id === undefined || others.length > 0) {
    throw new Error(`write npm run new -- <${Object.keys(kinds).join('|')}> <id>`);
  }
  const { template = kind.templates[0] ?? '' } = values;
  if (values.template !== undefined && !kind.templates.includes(template)) {
    const templates = kind.templates.join(', ') || 'none';
    throw new Error(`the templates of a new ${name}: ${templates}; --template is '${template}'`);
  }
  if (!kind.isId(id))
    throw new Error(`'${id}' is no id of a new ${name}: write one such as ${kind.example}`);
  const taken = kind.files(id).find((file) => existsSync(join(root, file)));
  if (taken) throw new Error(`'${id}' is taken: there is ${taken}`);

  // Files are written when all edits have succeeded.
  const edits = kind.edits(id, template);
  const edited = edits.map(
    ({ file, edit }) => [file, edit(readFileSync(join(root, file), 'utf8'))] as const,
  );
  const code = [...edited, ...(kind.code?.(id) ?? [])];
  for (const [file, text] of code) writeFileSync(join(root, file), text);

  // Only now may anything import the lists that have changed.
  const { writeMissing } = await import('./write-missing.ts');
  const files = [
    ...code.map(([file]) => file),
    ...writeMissing(name === 'language' ? id : undefined),
  ];
  const run = (command: string) => {
    const { status, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} failed\n${stderr}`);
  };
  run(`biome check --write ${files.join(' ')}`);

  const shown = files.length > 8 ? [...files.slice(0, 3), `${files.length - 3} more files`] : files;
  const [write, ...checks] =
    name === 'language'
      ? ['Translate what', `npm run check && npm start -- --language ${id}`, 'npm run languages']
      : ['Fill the gaps that', 'npm run check && npm run build && npm run built'];
  process.stdout.write(`Wrote ${shown.join(', ')}.
1. ${write} \`npm run check -- --copy\` names. \`npm run dev\` shows the site with them.
2. \`npm run renew\` makes fonts, pictures and transcripts. Look at those that it lists.
3. ${checks.map((command) => `\`${command}\``).join(', then ')}
`);
});
