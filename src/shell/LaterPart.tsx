import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect } from 'react';
import { awaitPart, reportPart } from '#browser/hydration.ts';

/**
 * A part that React hydrates after the header, in a task of its own. A press there hydrates the part at once, and is then
 * answered.
 */
export function LaterPart({ children }: { readonly children: ReactNode }) {
  const id = useId();
  useLayoutEffect(() => awaitPart(id), [id]);
  return (
    <Suspense>
      {children}
      <Hydrated part={id} />
    </Suspense>
  );
}

function Hydrated({ part }: { readonly part: string }) {
  useEffect(() => reportPart(part), [part]);
  return null;
}
