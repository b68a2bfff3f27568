import { z } from 'zod';
import { type Copy, GAP } from '#plugins/copy/source-copy.ts';

type Shape = z.core.JSONSchema._JSONSchema;

/**
 * Copy in the shape of a schema, with a gap for each sentence. Lists have as many entries as the schema asks for; records
 * without names in the schema, which are labels of plates, get these.
 */
export function copyWithGaps(schema: z.ZodType, labels: readonly string[]): Copy {
  const write = (shape: Shape | undefined, path: readonly string[]): Copy | undefined => {
    if (typeof shape !== 'object') return undefined;
    const { type, properties, additionalProperties, propertyNames, description } = shape;
    const each = (names: readonly string[], shapeOf: (name: string) => Shape | undefined) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const part = write(shapeOf(name), [...path, name]);
          return part === undefined ? [] : [[name, part]];
        }),
      );
    if (type === 'string')
      return `${GAP}write ${whatIsAt(path)}${description ? `: ${description}` : ''}`;
    if (type === 'array') {
      const item = Array.isArray(shape.items) ? shape.items[0] : shape.items;
      const entries = Array.from({ length: shape.minItems ?? 1 }, (_, n) =>
        write(item, [...path, `entry ${n + 1}`]),
      );
      return entries.filter((entry) => entry !== undefined);
    }
    if (properties) return each(Object.keys(properties), (name) => properties[name]);
    const names = typeof propertyNames === 'object' ? propertyNames.enum?.map(String) : undefined;
    return additionalProperties === undefined
      ? undefined
      : each(names ?? labels, () => additionalProperties);
  };
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return write(shape, []) ?? {};
}

/** `the title of cards, entry 2` for the path of a title in a list. */
function whatIsAt(path: readonly string[]): string {
  const names = path.filter((name) => name !== 'items');
  const last = names.at(-1) ?? '';
  if (last.startsWith('entry')) return names.join(', ');
  return [`the ${last}`, names.slice(0, -1).join(', ')].filter(Boolean).join(' of ');
}
