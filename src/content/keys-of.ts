/**
 * An object's keys, in the order in which they are written, with their type. `Object.keys` returns
 * `string[]`, since an object may have more keys than its type: pass only objects without additional keys.
 */
export function keysOf<Entries extends object>(record: Entries): Extract<keyof Entries, string>[] {
  const keys: Extract<keyof Entries, string>[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
