import { createFileRoute } from '@tanstack/react-router';
import { translator } from '#catalog/translator.ts';
import { LegalText } from '#sections/LegalText.tsx';
import { metadata } from '#shell/metadata.ts';

export const Route = createFileRoute('/privacy')({
  loader: async () =>
    (await import('#catalog/en/privacy.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/privacy'),
  component: Privacy,
});

const sections = [
  { n: 1, id: 'cookies' },
  { n: 2, id: 'storage' },
  { n: 3, id: 'contact-form' },
  { n: 4, id: 'analytics' },
  { n: 5, id: 'maps' },
  { n: 6, id: 'hosting-logs' },
  { n: 7, id: 'applications' },
  { n: 8, id: 'rights' },
  { n: 9, id: 'contact' },
] as const;

function Privacy() {
  const t = translator(Route.useLoaderData());
  return (
    <LegalText
      title={t('hero.title')}
      updated={t('hero.updated')}
      introduction={t('hero.introduction')}
      sections={sections.map(({ n, id }) => ({
        id,
        title: t(`sections.${n}.title`),
        text: t(`sections.${n}.text`),
      }))}
    />
  );
}
