import type messages from '#catalog/en/delivery.json';
import type { Translator } from '#catalog/translator.ts';
import type { ContactProps } from '#contact/contact-messages.ts';

/** The translator of the messages that only a form that sends shows. */
export type DeliveryTranslator = Translator<keyof typeof messages>;

/** The props that the parts of the form share: the translators of the contact page's catalog and of its own. */
export interface DeliveryProps extends ContactProps {
  readonly d: DeliveryTranslator;
}
