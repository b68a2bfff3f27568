import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import type { PathCopy } from '#content/copy/pages.ts';
import { relatedPages } from '#content/paths.ts';
import { LegalText } from '#sections/LegalText.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';

import { metadata } from '#shell/metadata.ts';
import { routePage } from '#shell/route-page.ts';

export const Route = createFileRoute('/terms')({
  loader: () => routePage(copies['/terms'], (copy) => <Terms copy={copy} />),
  head: ({ loaderData }) => metadata(loaderData?.copy, '/terms'),
});

function Terms({ copy }: { readonly copy: PathCopy<'/terms'> }) {
  return (
    <>
      <LegalText copy={copy} />
      <RelatedPages pages={relatedPages['/terms']} />
    </>
  );
}
