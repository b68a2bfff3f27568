import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Preloaded into the server under load: answers each message of the parent process with the memory use. */
setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

process.on('message', () => {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss });
});
// The open channel must not keep the server from ending.
process.channel?.unref();
