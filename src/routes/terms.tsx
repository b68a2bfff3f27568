import { createFileRoute } from '@tanstack/react-router';
import { translator } from '#catalog/translator.ts';
import { LegalText } from '#sections/LegalText.tsx';
import { metadata } from '#shell/metadata.ts';

export const Route = createFileRoute('/terms')({
  loader: async () => (await import('#catalog/en/terms.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/terms'),
  component: Terms,
});

const sections = [
  { n: 1, id: 'acceptance' },
  { n: 2, id: 'services' },
  { n: 3, id: 'payment' },
  { n: 4, id: 'intellectual-property' },
  { n: 5, id: 'confidentiality' },
  { n: 6, id: 'liability' },
  { n: 7, id: 'termination' },
  { n: 8, id: 'governing-law' },
  { n: 9, id: 'changes' },
  { n: 10, id: 'contact' },
] as const;

function Terms() {
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
