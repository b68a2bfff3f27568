import { Link as RouterLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Path } from '#content/paths.ts';

interface LinkProps {
  readonly to: Path;
  /** The id of an element on that page. */
  readonly hash?: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/** A link inside the site. It preloads on intent and is marked `aria-current` on the page that it leads to. */
export function Link({ to, hash, ...attributes }: LinkProps) {
  // A Path is an existing page; the router's own type has only route patterns, such as /services/$service.
  const address: string = to;
  return (
    <RouterLink
      to={address}
      {...(hash !== undefined && { hash })}
      // A link with a hash is `aria-current` only while the address has this hash.
      activeOptions={{ exact: true, includeHash: hash !== undefined }}
      {...attributes}
    />
  );
}
