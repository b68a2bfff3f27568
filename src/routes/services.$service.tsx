import { createFileRoute } from '@tanstack/react-router';
import { servicePath } from '#content/paths.ts';
import { isCommonServiceId } from '#content/services.ts';
import { metadata } from '#shell/metadata.ts';
import { loadServicePage } from './-service/load-service-page.ts';
import { ServicePage } from './-service/ServicePage.tsx';

export const Route = createFileRoute('/services/$service')({
  params: {
    // For an unknown id the router continues with the not-found route.
    parse: ({ service }) => isCommonServiceId(service) && { service },
    stringify: ({ service }) => ({ service }),
  },
  loader: ({ params }) => loadServicePage(params.service),
  head: ({ loaderData, params }) => metadata(loaderData?.messages, servicePath(params.service)),
  component: Service,
});

function Service() {
  return <ServicePage {...Route.useLoaderData()} />;
}
