interface PageHeadingProps {
  readonly children: string;
  readonly className?: string;
}

/** The page's one h1. It takes focus after a route change, which is how the new page is announced. */
export function PageHeading({ children, className = '' }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} className={`headline-1 ${className}`}>
      {children}
    </h1>
  );
}
