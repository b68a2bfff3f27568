import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message } from '#catalog/message.ts';

/** What a message may name without the page passing it: company facts, known when the site is built. */
export type Facts = Readonly<Record<string, string>>;

/** Rewrites the literal text of a message; pseudo-locales are made of these. */
export type Transform = (text: string) => string;

/**
 * Compiles one ICU message. Facts are written in here, so that most messages become plain strings
 * and neither the parser nor the formatter runs for them in the browser.
 */
export function compileMessage(source: string, facts: Facts, transform?: Transform): Message {
  const elements = mergeLiterals(
    rewrite(parse(source), (element) => {
      if (element.type === TYPE.literal && transform) {
        return { ...element, value: transform(element.value) };
      }
      const isFact = element.type === TYPE.argument && Object.hasOwn(facts, element.value);
      const fact = isFact ? facts[element.value] : undefined;
      return fact === undefined ? element : { type: TYPE.literal, value: fact };
    }),
  );
  if (elements.length === 0) return '';
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
}

function rewrite(
  elements: MessageFormatElement[],
  change: (element: MessageFormatElement) => MessageFormatElement,
): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.tag) {
      return { ...element, children: mergeLiterals(rewrite(element.children, change)) };
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: mergeLiterals(rewrite(option.value, change)) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    return change(element);
  });
}

function mergeLiterals(elements: MessageFormatElement[]): MessageFormatElement[] {
  const merged: MessageFormatElement[] = [];
  for (const element of elements) {
    const last = merged.at(-1);
    if (element.type === TYPE.literal && last?.type === TYPE.literal) {
      merged[merged.length - 1] = { ...last, value: last.value + element.value };
    } else {
      merged.push(element);
    }
  }
  return merged;
}
