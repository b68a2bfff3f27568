import language from 'virtual:catalog/language';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Catalog, Message } from './message.ts';

type Values = Readonly<Record<string, string | number>>;
type RichValues = Readonly<
  Record<string, string | number | ((children: ReactNode[]) => ReactNode)>
>;

export interface Translator<Id extends string> {
  /** The message as text. */
  (id: Id, values?: Values): string;
  /** The message with its tags (`<link>…</link>`) turned into elements. */
  rich(id: Id, values: RichValues): ReactNode;
}

/** Reads one page's catalog; an id that it lacks does not compile. */
export function translator<Id extends string>(catalog: Catalog<Id>): Translator<Id> {
  const translate = (id: Id, values: Values = {}) => {
    const message = catalog[id];
    return typeof message === 'string' ? message : String(format(id, message, values));
  };
  const rich = (id: Id, values: RichValues) => {
    const message = catalog[id];
    const formatted = typeof message === 'string' ? message : format(id, message, values);
    return createElement(Fragment, null, ...(Array.isArray(formatted) ? formatted : [formatted]));
  };
  return Object.assign(translate, { rich });
}

let intl: IntlShape<ReactNode> | undefined;

/** Made on first need: most messages are plain strings, and making it costs the main thread. */
function format(id: string, message: Exclude<Message, string>, values: RichValues) {
  intl ??= createIntl<ReactNode>({
    locale: language,
    defaultLocale: language,
    onError(error) {
      throw error;
    },
  });
  return intl.formatMessage({ id, defaultMessage: message }, values);
}
