import type { Office } from '#content/company.ts';

interface AddressProps {
  readonly office: Office;
  readonly className?: string;
}

/** A postal address in the order the post office wants it. */
export function Address({ office, className = '' }: AddressProps) {
  return (
    <address className={className}>
      {office.street}
      <br />
      {`${office.city}, ${office.region} ${office.postalCode}`}
    </address>
  );
}
