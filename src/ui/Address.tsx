import type { Office } from '#content/company.ts';

interface AddressProps {
  readonly office: Office;
  readonly className?: string;
}

/** A postal address in the format of the USA. */
export function Address({ office, className = '' }: AddressProps) {
  const [street, city] = addressLines(office);
  return (
    <address className={className}>
      {street}
      <br />
      {city}
    </address>
  );
}

/** The lines of a postal address in the format of the USA, as one writes them on an envelope. */
export function addressLines({ street, city, region, postalCode }: Office) {
  return [street, `${city}, ${region} ${postalCode}`] as const;
}
