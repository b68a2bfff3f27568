/** The receiver of the messages. Only the modules of a form that sends import it. */
declare module 'virtual:delivery/setting' {
  const setting: import('#content/delivery.ts').LiveDelivery;
  export default setting;
}

/** What the worker does for messages that wait to be sent; empty while the form sends nothing. */
declare module 'virtual:delivery/worker';
