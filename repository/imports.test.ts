import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, roomOf } from './imports.ts';
import { rooms } from './rooms.ts';
import { trackedFiles } from './tracked-files.ts';

const files = trackedFiles.filter((file) => /\.tsx?$/.test(file));

/** The folders that `#…` stands for (package.json). */
const { imports }: { imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const aliases = new Map(
  Object.entries(imports).map(([alias, folder]) => [
    alias.replace('*', ''),
    folder.replace(/^\.\//, '').replace('*', ''),
  ]),
);

test('every file belongs to a room, and every room has files', () => {
  expect(new Set(files.map(roomOf))).toEqual(new Set(Object.keys(rooms)));
});

test.each(files)('%s imports what its room may', (file) => {
  const { imports, tests = [] } = rooms[roomOf(file)];
  const isTest = /\.test\.tsx?$/.test(file);
  const allowed = [roomOf(file), ...imports, ...(isTest ? tests : [])];
  const refused = importsOf(file, aliases).filter(
    (imported) => !allowed.includes(roomOf(imported)),
  );
  expect(refused, 'the law is repository/rooms.ts').toEqual([]);
});
