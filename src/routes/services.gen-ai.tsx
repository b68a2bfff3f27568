import copies from 'virtual:copy/services';
import { createFileRoute } from '@tanstack/react-router';
import { metadata } from '#shell/metadata.ts';
import { GenAiPage } from './-gen-ai/GenAiPage.tsx';

export const Route = createFileRoute('/services/gen-ai')({
  loader: async () => (await copies['gen-ai']()).default,
  head: ({ loaderData }) => metadata(loaderData, '/services/gen-ai'),
  component: GenAi,
});

function GenAi() {
  return <GenAiPage copy={Route.useLoaderData()} />;
}
