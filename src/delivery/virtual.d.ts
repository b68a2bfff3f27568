/** What build/delivery/delivery.ts serves: the form that the contact page shows, by `company.ts`. */
declare module 'virtual:delivery/form' {
  export { ContactForm } from '#contact/ContactForm.tsx';
}

/** What every page does for messages that wait to be sent; empty while the form sends nothing. */
declare module 'virtual:delivery/page';
