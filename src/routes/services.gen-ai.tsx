import { createFileRoute } from '@tanstack/react-router';
import { services } from '#content/services.ts';
import { metadata } from '#shell/metadata.ts';
import { GenAiPage } from './-gen-ai/GenAiPage.tsx';

export const Route = createFileRoute('/services/gen-ai')({
  loader: async () => (await services['gen-ai'].catalog()).default,
  head: ({ loaderData }) => metadata(loaderData, '/services/gen-ai'),
  component: GenAi,
});

function GenAi() {
  return <GenAiPage messages={Route.useLoaderData()} />;
}
