import copies from 'virtual:copy/services';
import { createFileRoute } from '@tanstack/react-router';
import { servicePath } from '#content/paths.ts';
import { isCommonServiceId } from '#content/services.ts';
import { metadata } from '#shell/metadata.ts';
import { ServicePage } from './-service/ServicePage.tsx';

export const Route = createFileRoute('/services/$service')({
  params: {
    // For an unknown id the router continues with the not-found route.
    parse: ({ service }) => isCommonServiceId(service) && { service },
    stringify: ({ service }) => ({ service }),
  },
  loader: async ({ params: { service } }) => ({
    service,
    copy: (await copies[service]()).default,
  }),
  head: ({ loaderData, params }) => metadata(loaderData?.copy, servicePath(params.service)),
  component: Service,
});

function Service() {
  return <ServicePage {...Route.useLoaderData()} />;
}
