/** The parts of the page that React has still to hydrate. */
const waiting = new Set<string>();
let callers: (() => void)[] = [];

/** The part that the router puts around the page itself. */
export const PAGE = 'page';

let pageIsHydrated = false;

/** Whether React has hydrated the page itself: the next page that it renders is another one. */
export const isPageHydrated = () => pageIsHydrated;

/** React will hydrate a part in a later task. */
export function awaitPart(part: string): void {
  waiting.add(part);
}

/** React has hydrated a part. */
export function reportPart(part: string): void {
  waiting.delete(part);
  pageIsHydrated ||= part === PAGE;
  if (waiting.size > 0) return;
  for (const resolve of callers) resolve();
  callers = [];
}

/** Resolves when every part is hydrated. */
export function wholePage(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.size === 0) resolve();
    else callers.push(resolve);
  });
}
