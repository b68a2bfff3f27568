import copies from 'virtual:copy/industries';
import { createFileRoute } from '@tanstack/react-router';
import { isIndustryId } from '#content/industries.ts';
import { industryPath } from '#content/paths.ts';
import { metadata } from '#shell/metadata.ts';
import { DetailedIndustry } from './-industry/DetailedIndustry.tsx';
import { PlaceholderIndustry } from './-industry/PlaceholderIndustry.tsx';
import { ShortIndustry } from './-industry/ShortIndustry.tsx';

export const Route = createFileRoute('/industry/$industry')({
  params: {
    // For an unknown id the router continues with the not-found route.
    parse: ({ industry }) => isIndustryId(industry) && { industry },
    stringify: ({ industry }) => ({ industry }),
  },
  loader: async ({ params: { industry } }) => ({
    industry,
    copy: (await copies[industry]()).default,
  }),
  head: ({ loaderData, params }) => metadata(loaderData?.copy, industryPath(params.industry)),
  component: Industry,
});

function Industry() {
  const { industry, copy } = Route.useLoaderData();
  switch (copy.template) {
    case 'short':
      return <ShortIndustry industry={industry} copy={copy} />;
    case 'detailed':
      return <DetailedIndustry industry={industry} copy={copy} />;
    case 'placeholder':
      return <PlaceholderIndustry industry={industry} copy={copy} />;
  }
}
