import { Link as RouterLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Path } from '#content/paths.ts';

interface LinkProps {
  readonly to: Path;
  readonly className?: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/** A link inside the site. It preloads on intent and is marked `aria-current` on its own page. */
export function Link({ to, ...attributes }: LinkProps) {
  // Path is the list of real pages; the router's own type knows only their patterns.
  const address: string = to;
  return <RouterLink to={address} activeOptions={{ exact: true }} {...attributes} />;
}
