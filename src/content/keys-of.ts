/**
 * An object's keys, typed, in the order in which they are written. `Object.keys` answers with strings,
 * since an object may have more keys than its type says: here its own keys are asked for by the guard.
 */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));
}
