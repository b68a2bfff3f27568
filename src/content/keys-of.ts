/**
 * An object's keys, in the order in which they are written, with their type. `Object.keys` returns
 * `string[]`, since an object may have more keys than its type: pass only objects without additional keys.
 */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));
}
