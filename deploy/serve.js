// The command of a service manager: `node deploy/serve.js`. This file is JavaScript, so that a Node that
// cannot run TypeScript says which version the server needs.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** Node 22 runs TypeScript files without a flag from 22.18 on, Node 23 from 23.6 on, and later ones always. */
const runsTypeScript = (major === 22 && minor >= 18) || (major === 23 && minor >= 6) || major >= 24;

if (runsTypeScript) {
  await import('./serve.ts');
} else {
  process.stderr.write(
    `serve: needs Node 22.18, 23.6 or newer, and this is Node ${process.versions.node}; ` +
      '`npm run serve` brings its own Node on Linux and on Windows x64\n',
  );
  process.exitCode = 1;
}
