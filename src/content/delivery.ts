/** Where the contact form sends its messages (docs/message-delivery.md). */
export interface LiveDelivery {
  /** The address that takes a POST: of another host, of this site, or of `npm run receiver`. */
  readonly endpoint: `https://${string}` | `/${string}` | `http://127.0.0.1:${string}`;
  /** The name of the field that people do not see and programs fill in, as the receiver expects the name. */
  readonly honeypot: string;
  /** Fields with the same value in every message, such as the name or key of the form at the receiver. */
  readonly extraFields: Readonly<Record<string, string>>;
}

/** `simulated`: the form sends nothing (docs/specification.md, "10. Contact form"). */
export type Delivery = 'simulated' | LiveDelivery;

/** The reference receiver of `npm run receiver` (deploy/receiver). */
export const referenceReceiver: LiveDelivery = {
  endpoint: 'http://127.0.0.1:4175/messages',
  honeypot: 'website',
  extraFields: {},
};

/** The origin that messages go to, or null if nothing is sent or if the messages stay on this site's host. */
export function receiverOrigin(delivery: Delivery): `http${'s' | ''}://${string}` | null {
  if (delivery === 'simulated') return null;
  // An endpoint such as `//forms.example/messages` is another host's. No site can have the name of the base (RFC 6761).
  const { protocol, host } = new URL(delivery.endpoint, 'https://this-site.invalid');
  if (host === 'this-site.invalid') return null;
  return protocol === 'https:' ? `https://${host}` : `http://${host}`;
}
