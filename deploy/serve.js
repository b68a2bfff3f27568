// The command of a service manager: `node deploy/serve.js`. This file is JavaScript, so that a Node that
// cannot run TypeScript says which version the server needs.

/** The first release of Node 22 that runs TypeScript files without a flag. */
const [neededMajor, neededMinor] = [22, 18];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) {
  await import('./serve.ts');
} else {
  process.stderr.write(
    `serve: needs Node ${neededMajor}.${neededMinor} or newer, and this is Node ${process.versions.node}; ` +
      '`npm run serve` brings its own Node on Linux and on 64-bit Windows\n',
  );
  process.exitCode = 1;
}
