import { company } from '#content/company.ts';

/** The firm's number, callable, and never broken over two lines. */
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
