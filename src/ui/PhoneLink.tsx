import { company } from '#content/company.ts';

/** The firm's number, callable. */
export function PhoneLink({ className = 'text-link' }: { readonly className?: string }) {
  return (
    <a className={className} href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>
      {company.phone}
    </a>
  );
}
