import industrySummaries from 'virtual:catalog/industry/name+summary';
import { createFileRoute } from '@tanstack/react-router';
import { translator } from '#catalog/translator.ts';
import { industries, industryIds } from '#content/industries.ts';
import { industryPath } from '#content/paths.ts';
import { hasPlate } from '#content/plate-id.ts';
import { CallToAction } from '#sections/CallToAction.tsx';
import { HairlineTiles } from '#sections/HairlineTiles.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { metadata } from '#shell/metadata.ts';
import { ActionLink } from '#ui/ActionLink.tsx';

export const Route = createFileRoute('/industry/')({
  loader: async () =>
    (await import('#catalog/en/industry.json', { with: { type: 'json' } })).default,
  head: ({ loaderData }) => metadata(loaderData, '/industry'),
  component: Industries,
});

function Industries() {
  const t = translator(Route.useLoaderData());
  return (
    <>
      <PageHero
        drawing="industry"
        accent="veg"
        title={t('hero.title')}
        text={t('hero.introduction')}
      >
        <ActionLink to="/contact" look="primary">
          {t('hero.action')}
        </ActionLink>
      </PageHero>
      <section className="ground band">
        <div className="measure grid gap-12">
          <SectionHeading
            label={t('list.label')}
            title={t('list.title')}
            introduction={t('list.introduction')}
          />
          <HairlineTiles
            tiles={industryIds.map((id) => {
              const summary = translator(industrySummaries[id]);
              return {
                to: industryPath(id),
                ...(hasPlate(id) ? { plate: id } : { drawing: id, accent: industries[id].accent }),
                icon: industries[id].icon,
                title: summary('name'),
                description: summary('summary'),
              };
            })}
          />
        </div>
      </section>
      <CallToAction
        title={t('closing.title')}
        text={t('closing.text')}
        action={t('closing.action')}
      />
    </>
  );
}
