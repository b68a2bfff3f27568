import { expectTranscript, test } from './listen-test.ts';
import type { Listener } from './listener.ts';

const goToTop = (listener: Listener) => listener.unheard(() => listener.press('ctrl+Home'));

for (const { name, path } of [
  { name: 'home', path: '/' },
  { name: 'service', path: '/services/cloud-services' },
  { name: 'industry', path: '/industry/retail' },
  { name: 'careers', path: '/careers' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/nowhere' },
] as const) {
  const tags = name === 'not-found' ? ['sample'] : [];
  test(`${name} by lines, headings, landmarks and Tab`, { tags }, async ({ listener }) => {
    await listener.open(path);
    await listener.readOn('reads by lines', 'Down');
    await goToTop(listener);
    await listener.readOn('goes from heading to heading', 'h');
    await goToTop(listener);
    await listener.readOn('goes from landmark to landmark', 'm');
    await goToTop(listener);
    await listener.tabToTheEnd('presses Tab');
    await expectTranscript(listener, name);
  });
}
