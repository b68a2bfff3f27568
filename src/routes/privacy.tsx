import { createFileRoute } from '@tanstack/react-router';
import { relatedPages } from '#content/related-pages.ts';
import { LegalText } from '#sections/LegalText.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { metadata } from '#shell/metadata.ts';

export const Route = createFileRoute('/privacy')({
  loader: async () =>
    (await import('#catalog/en/privacy.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/privacy'),
  component: Privacy,
});

const sections = [
  'cookies',
  'storage',
  'contact-form',
  'analytics',
  'maps',
  'hosting-logs',
  'applications',
  'rights',
  'contact',
] as const;

function Privacy() {
  const messages = Route.useLoaderData();
  return (
    <>
      <LegalText messages={messages} sections={sections} />
      <RelatedPages pages={relatedPages['/privacy']} />
    </>
  );
}
