interface EmailLinkProps {
  readonly address: string;
  readonly className?: string;
}

/** An address to write to. */
export function EmailLink({ address, className = 'text-link' }: EmailLinkProps) {
  return (
    <a className={className} href={`mailto:${address}`}>
      {address}
    </a>
  );
}
