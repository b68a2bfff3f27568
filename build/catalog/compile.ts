import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from '@formatjs/intl';

/** What messages may name: company facts, known when the site is built. */
export type Facts = Readonly<Record<string, string>>;

/** Rewrites the literal text of a message; pseudo-locales are made of these. */
export type Transform = (text: string) => string;

const cache = createIntlCache();

/**
 * Formats one ICU message. All that a message of this site names is known when it is built, so pages
 * carry plain text, and neither parser nor formatter ships. What is unknown, or a tag, is an error.
 */
export function compileMessage(
  source: string,
  language: string,
  facts: Facts,
  transform?: Transform,
): string {
  if (source === '') return '';
  const intl = createIntl(
    {
      locale: language,
      defaultLocale: language,
      onError(error) {
        throw error;
      },
    },
    cache,
  );
  const elements = parse(source);
  const message = transform ? rewriteLiterals(elements, transform) : elements;
  return intl.formatMessage({ id: source, defaultMessage: message }, facts);
}

function rewriteLiterals(
  elements: readonly MessageFormatElement[],
  transform: Transform,
): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: transform(element.value) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: rewriteLiterals(option.value, transform) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}
