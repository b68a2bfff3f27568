import summaries from 'virtual:copy/industry-summaries';
import copies from 'virtual:copy/pages';
import type { PathCopy } from '#content/copy/pages.ts';
import { industries, industryIds } from '#content/industries.ts';
import { industryPath } from '#content/paths.ts';
import { CallToAction } from '#sections/CallToAction.tsx';
import { FigureList } from '#sections/FigureList.tsx';
import { HairlineTiles } from '#sections/HairlineTiles.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { routePage } from '#shell/route-page.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';

/** The page and its copy. */
export const load = () =>
  routePage('/industry', copies['/industry'], (copy) => <Industries copy={copy} />);

function Industries({ copy }: { readonly copy: PathCopy<'/industry'> }) {
  return (
    <>
      <PageHero
        family="industry"
        {...copy.hero}
        beside={
          <FigureList
            columns={copy.columns}
            rows={industryIds.map((id) => {
              const { name, status, reading: figure } = summaries[id];
              return { href: industryPath(id), icon: industries[id].icon, name, status, figure };
            })}
          />
        }
      />
      <BelowFirstScreen>
        <section className="ground band">
          <div className="measure grid gap-12">
            <SectionHeading {...copy.list} />
            <HairlineTiles
              band="band-forest"
              tiles={industryIds.map((id) => ({
                to: industryPath(id),
                plate: id,
                title: summaries[id].name,
                status: summaries[id].status,
                description: summaries[id].summary,
              }))}
            />
          </div>
        </section>
        <CallToAction {...copy.closing} />
      </BelowFirstScreen>
    </>
  );
}
