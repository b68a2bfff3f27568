import { company } from '#content/company.ts';
import { TextWithLinks } from './TextWithLinks.tsx';

/** The company's phone number as a `tel:` link on one line. */
export function PhoneLink({ className = 'text-link' }: { readonly className?: string }) {
  return (
    <a
      className={`whitespace-nowrap ${className}`}
      href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}
    >
      {company.phone}
    </a>
  );
}

interface EmailLinkProps {
  readonly address: string;
  readonly className?: string;
}

/** An e-mail address as a `mailto:` link. */
export function EmailLink({ address, className = 'text-link' }: EmailLinkProps) {
  return (
    <a className={className} href={`mailto:${address}`}>
      {address}
    </a>
  );
}

interface TextWithEmailProps {
  readonly text: string;
  readonly address: string;
}

/** A text in which every occurrence of an e-mail address is a link. */
export function TextWithEmail({ text, address }: TextWithEmailProps) {
  return <TextWithLinks text={text} links={{ [address]: `mailto:${address}` }} />;
}
