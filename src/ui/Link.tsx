import { Link as RouterLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Path } from '#content/paths.ts';

interface LinkProps {
  readonly to: Path;
  /** The id of a place on that page. */
  readonly hash?: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/** A link inside the site. It preloads on intent and is marked `aria-current` on its own page. */
export function Link({ to, hash, ...attributes }: LinkProps) {
  // Path is the list of real pages; the router's own type knows only their patterns.
  const address: string = to;
  return (
    <RouterLink
      to={address}
      {...(hash !== undefined && { hash })}
      // A link to a place on the page that is shown is not the page's own.
      activeOptions={{ exact: true, includeHash: hash !== undefined }}
      {...attributes}
    />
  );
}
