import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from '@formatjs/intl';

import type { Facts } from './facts.ts';

/** Rewrites the literal text of a message, for a pseudo-locale. */
export type Transform = (text: string) => string;

const cache = createIntlCache();

/**
 * Formats one ICU message. All arguments of the site's messages are known at build time, so pages
 * contain plain text and ship no parser or formatter. Throws for an unknown argument or a tag.
 */
export function formatMessage(
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
  const elements = parseMessage(source);
  const message = transform ? rewriteLiterals(elements, transform) : elements;
  return intl.formatMessage({ id: source, defaultMessage: message }, facts);
}

/** Parses a message. ICU's names have neither dots nor hyphens, so `{services.gen-ai}` becomes `{services_gen_ai}`. */
export function parseMessage(source: string): MessageFormatElement[] {
  return parse(
    source.replaceAll(/\{(?:services|industries)\.[a-z-]+\}/g, (name) => argumentName(name)),
  );
}

/** The ICU argument of a name with dots and hyphens. */
export function argumentName(name: string): string {
  return name.replaceAll(/[.-]/g, '_');
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
