import { useHydrated, useLocation } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import type { Path } from '#content/paths.ts';
import { ShownPath } from './shown-page.ts';

interface LinkProps {
  readonly to: Path;
  readonly className?: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/**
 * A link inside the site, marked `aria-current` on the page that it leads to. It has no listener, so that React hydrates it
 * quickly: the document follows all links (src/shell/follow-links.ts).
 */
export function Link({ to, ...attributes }: LinkProps) {
  return <a href={to} aria-current={use(ShownPath) === to ? 'page' : undefined} {...attributes} />;
}

interface ElementLinkProps extends LinkProps {
  /** The id of an element on that page. */
  readonly hash: string;
}

/** A link to an element of a page, `aria-current` only while the address has its hash, which the prerendered page cannot know. */
export function ElementLink({ to, hash, ...attributes }: ElementLinkProps) {
  const isHydrated = useHydrated();
  const isAtElement = useLocation({ select: (location) => location.hash === hash });
  const isCurrent = isHydrated && isAtElement && use(ShownPath) === to;
  return <a href={`${to}#${hash}`} aria-current={isCurrent ? 'page' : undefined} {...attributes} />;
}
