import { createFileRoute } from '@tanstack/react-router';
import { relatedPages } from '#content/related-pages.ts';
import { LegalText } from '#sections/LegalText.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { metadata } from '#shell/metadata.ts';

export const Route = createFileRoute('/terms')({
  loader: async () => (await import('#catalog/en/terms.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/terms'),
  component: Terms,
});

const sections = [
  'acceptance',
  'services',
  'payment',
  'intellectual-property',
  'confidentiality',
  'liability',
  'termination',
  'governing-law',
  'changes',
  'contact',
] as const;

function Terms() {
  const messages = Route.useLoaderData();
  return (
    <>
      <LegalText messages={messages} sections={sections} />
      <RelatedPages pages={relatedPages['/terms']} />
    </>
  );
}
