// What build/delivery/delivery.ts serves.

/** The form that the contact page shows, by `company.ts`. */
declare module 'virtual:delivery/form' {
  export const ContactForm: import('react').FC<import('#contact/contact-messages.ts').ContactProps>;
}

/** The receiver. Only the modules of a form that sends import it. */
declare module 'virtual:delivery/setting' {
  const setting: import('#content/delivery.ts').LiveDelivery;
  export default setting;
}

/** What every page does about messages that wait on the device, and what the worker does. */
declare module 'virtual:delivery/page';
declare module 'virtual:delivery/worker';
