import contact from '#catalog/en/contact.json' with { type: 'json' };
import delivery from '#catalog/en/delivery.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';

/** The messages of the contact page, and those that only a form that sends shows. */
export const t = translator(contact);
export const d = translator(delivery);
