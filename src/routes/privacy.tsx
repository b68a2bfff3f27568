import copies from 'virtual:copy/pages';
import { createFileRoute } from '@tanstack/react-router';
import { LegalText } from '#sections/LegalText.tsx';
import { metadata } from '#shell/metadata.ts';
import { routePage } from '#shell/route-page.ts';

export const Route = createFileRoute('/privacy')({
  loader: () => routePage(copies['/privacy'], (copy) => <LegalText path="/privacy" copy={copy} />),
  head: ({ loaderData }) => metadata(loaderData?.copy, '/privacy'),
});
