import { company } from '#content/company.ts';
import { TextWithLinks } from './TextWithLinks.tsx';

/** The company's phone number as a `tel:` link on one line. */
export function PhoneLink({ className }: { readonly className: string }) {
  return (
    <a
      className={`whitespace-nowrap ${className}`}
      href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}
    >
      {company.phone}
    </a>
  );
}

/** The company's e-mail address as a `mailto:` link. */
export function EmailLink({ className }: { readonly className: string }) {
  return (
    <a className={className} href={`mailto:${company.email}`}>
      {company.email}
    </a>
  );
}

/** A text in which every occurrence of an e-mail address is a link. */
export function TextWithEmail({ text, address }: Readonly<Record<'text' | 'address', string>>) {
  return <TextWithLinks text={text} links={{ [address]: `mailto:${address}` }} />;
}
