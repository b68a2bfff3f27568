import type { Office } from '#content/company.ts';

interface AddressProps {
  readonly office: Office;
  readonly className?: string;
}

/** A postal address in the format of the USA. */
export function Address({ office, className = '' }: AddressProps) {
  return (
    <address className={className}>
      {office.street}
      <br />
      {`${office.city}, ${office.region} ${office.postalCode}`}
    </address>
  );
}
