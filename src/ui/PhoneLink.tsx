import { company } from '#content/company.ts';

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
