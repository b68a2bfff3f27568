/** The form that the contact page shows. This and the other modules are of build/delivery/delivery.ts. */
declare module 'virtual:delivery/form' {
  export const ContactForm: import('react').FC<{
    readonly copy: import('#content/copy/pages.ts').ContactCopy['form'];
  }>;
}

/** For the modules of a form that sends. */
declare module 'virtual:delivery/setting' {
  const setting: import('#content/delivery.ts').LiveDelivery;
  export default setting;
}

/** What every page and the worker do about messages that wait. */
declare module 'virtual:delivery/page';
declare module 'virtual:delivery/worker';
