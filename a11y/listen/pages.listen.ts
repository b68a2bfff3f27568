import { test } from './session.ts';

for (const { name, path } of [
  { name: 'home', path: '/' },
  { name: 'service', path: '/services/cloud-services' },
  { name: 'industry', path: '/industry/retail' },
  { name: 'careers', path: '/careers' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/nowhere' },
] as const) {
  const tags = name === 'not-found' ? ['sample'] : [];
  test(`${name} by lines, headings, landmarks and Tab`, { tags }, async ({ session }) => {
    const goToTop = async () => {
      await session.press('ctrl+Home');
      await session.forget();
    };
    await session.open(path);
    await session.readToEnd('reads by lines', 'Down');
    await goToTop();
    await session.readToEnd('goes from heading to heading', 'h');
    await goToTop();
    await session.readToEnd('goes from landmark to landmark', 'm');
    await goToTop();
    await session.tabToTheEnd('presses Tab');
    await session.expectTranscript(name);
  });
}
