import { expectTranscript, test } from './listen-test.ts';

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
    await listener.goToTop();
    await listener.readOn('goes from heading to heading', 'h');
    await listener.goToTop();
    await listener.readOn('goes from landmark to landmark', 'm');
    await listener.goToTop();
    await listener.tabToTheEnd('presses Tab');
    await expectTranscript(listener, name);
  });
}
