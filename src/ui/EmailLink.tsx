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
