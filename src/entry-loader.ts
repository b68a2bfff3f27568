import { firstPaint } from './first-paint.ts';

/** A connection that fails is given this long before it is asked again, in ms. Firefox keeps to its first answer. */
const PAUSES_MILLISECONDS = [1000, 5000];

// A page's one script element. The page reads before any script does: what makes it a site of one
// document comes after the first view, and takes no bandwidth from its fonts and drawings.
const script = document.querySelector<HTMLScriptElement>('[data-modules]');
const [entry, ...modules] = script?.dataset['modules']?.split(' ') ?? [];

// The browser offers to install once, and may before the code that asks is there (src/pwa/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.earlyOffer = event;
});

await firstPaint();
// Beforehand what the entry will import step by step, each in a task of its own.
for (const href of modules) {
  const link = document.createElement('link');
  link.href = href;
  link.rel = 'modulepreload';
  document.head.append(link);
  await new Promise((resolve) => setTimeout(resolve));
}
if (entry) await load(entry);

/** Throws the browser's error of the last time when every part of the module could not be had. */
async function load(address: string): Promise<void> {
  for (const pause of PAUSES_MILLISECONDS) {
    try {
      return await import(/* @vite-ignore */ address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await import(/* @vite-ignore */ address);
}
