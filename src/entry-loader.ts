import { firstPaint } from './start/first-paint.ts';

/** A connection that fails is given this long before it is asked again, in ms. Firefox keeps to its first answer. */
const PAUSES_MILLISECONDS = [1000, 5000];

// A page's one script element. The page reads before any script does: what makes it a site of one
// document comes after the first view, and takes no bandwidth from its fonts and drawings.
const script = document.querySelector<HTMLScriptElement>('[data-modules]');
const modules = script?.dataset['modules']?.split(' ') ?? [];
const pageModules = script?.dataset['pageModules']?.split(' ') ?? [];

// The browser offers to install once, and may before the code that asks is there (src/pwa/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.earlyOffer = event;
});

await firstPaint();
// All of them now; evaluated is what the entry imports, in this order, and the page's own when it renders.
for (const href of [...modules, ...pageModules]) {
  const link = document.createElement('link');
  link.href = href;
  link.rel = 'modulepreload';
  document.head.append(link);
  await nextTask();
}
// Framework, site and start in a task each: as one they would keep a phone's taps waiting.
for (const address of modules) {
  await load(address);
  await nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

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
