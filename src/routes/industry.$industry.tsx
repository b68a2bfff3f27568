import { createFileRoute } from '@tanstack/react-router';
import { isIndustryId } from '#content/industries.ts';
import { industryPath } from '#content/paths.ts';
import { metadata } from '#shell/metadata.ts';
import { DetailedIndustry } from './-industry/DetailedIndustry.tsx';
import { loadIndustryPage } from './-industry/load-industry-page.ts';
import { PlaceholderIndustry } from './-industry/PlaceholderIndustry.tsx';
import { ShortIndustry } from './-industry/ShortIndustry.tsx';

export const Route = createFileRoute('/industry/$industry')({
  params: {
    // For an unknown id the router continues with the not-found route.
    parse: ({ industry }) => isIndustryId(industry) && { industry },
    stringify: ({ industry }) => ({ industry }),
  },
  loader: ({ params }) => loadIndustryPage(params.industry),
  head: ({ loaderData, params }) => metadata(loaderData?.messages, industryPath(params.industry)),
  component: Industry,
});

function Industry() {
  const page = Route.useLoaderData();
  switch (page.template) {
    case 'short':
      return <ShortIndustry {...page} />;
    case 'detailed':
      return <DetailedIndustry {...page} />;
    case 'placeholder':
      return <PlaceholderIndustry {...page} />;
  }
}
