import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Preloaded into the server under load: tells its parent, when asked, what memory it holds. */
setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

process.on('message', () => {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss });
});
// The server ends when it is told to, with this channel open or not.
process.channel?.unref();
