import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import type { LegalCopy } from '#content/copy/pages.ts';
import { relatedPages } from '#content/paths.ts';
import { LegalText } from '#sections/LegalText.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { metadata } from '#shell/metadata.ts';
import { pageOf } from '#shell/page-of.tsx';

export const Route = createFileRoute('/privacy')({
  loader: async () => pageOf(Privacy, { copy: (await copies['/privacy']()).default }),
  head: ({ loaderData }) => metadata(loaderData?.copy, '/privacy'),
});

function Privacy({ copy }: { readonly copy: LegalCopy }) {
  return (
    <>
      <LegalText copy={copy} />
      <RelatedPages pages={relatedPages['/privacy']} />
    </>
  );
}
