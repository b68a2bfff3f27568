import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import { relatedPages } from '#content/paths.ts';
import { LegalText } from '#sections/LegalText.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { metadata } from '#shell/metadata.ts';

export const Route = createFileRoute('/privacy')({
  loader: async () => (await copies['/privacy']()).default,
  head: ({ loaderData }) => metadata(loaderData, '/privacy'),
  component: Privacy,
});

function Privacy() {
  return (
    <>
      <LegalText copy={Route.useLoaderData()} />
      <RelatedPages pages={relatedPages['/privacy']} />
    </>
  );
}
