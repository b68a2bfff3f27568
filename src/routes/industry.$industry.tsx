import copies from 'virtual:copy/industries';
import projects from 'virtual:copy/projects';
import type {
  DetailedIndustryCopy,
  IndustryCopy,
  PlaceholderIndustryCopy,
  ShortIndustryCopy,
} from '#content/copy/industries.ts';
import type { Reading } from '#content/copy/parts.ts';
import type { IndustryId } from '#content/industries.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { CheckGrid } from '#sections/CheckGrid.tsx';
import { Contents } from '#sections/Contents.tsx';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate, READING_SOURCE } from '#sections/Plate.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { RuledCards } from '#sections/RuledCards.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { TextWithServices } from '#sections/TextWithServices.tsx';
import { routePage } from '#shell/route-page.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';

/** The page of an industry and its copy. */
export const load = (industry: IndustryId) =>
  routePage(industryPath(industry), copies[industry], (copy) => (
    <Industry industry={industry} copy={copy} />
  ));

interface IndustryProps<Copy> {
  readonly industry: IndustryId;
  readonly copy: Copy;
}

/** An industry's page: the hero, the bands of its template, related pages, call to action. */
function Industry({ industry, copy }: IndustryProps<IndustryCopy>) {
  return (
    <>
      <PageHero
        family="industry"
        breadcrumbs={<Breadcrumbs parent="/industry" current={copy.name} />}
        {...copy.hero}
        {...(copy.template === 'detailed' && buttonsOf(copy.hero))}
        beside={<Plate id={industry} reading={measured(industry, copy.reading)} {...copy.plate} />}
      />
      <BelowFirstScreen>
        <Bands industry={industry} copy={copy} />
        <RelatedPages of={industryPath(industry)} />
        <CallToAction {...copy.closing} />
      </BelowFirstScreen>
    </>
  );
}

/** The hero's buttons of the detailed template: to the contact page, and to the services. */
const buttonsOf = ({ contact, services }: DetailedIndustryCopy['hero']) => ({
  action: contact,
  children: (
    <ActionLink to="/services" look="secondary">
      {services}
    </ActionLink>
  ),
});

function Bands({ industry, copy }: IndustryProps<IndustryCopy>) {
  switch (copy.template) {
    case 'short':
      return <ShortIndustry industry={industry} copy={copy} />;
    case 'detailed':
      return <DetailedIndustry copy={copy} />;
    case 'placeholder':
      return <PlaceholderIndustry industry={industry} copy={copy} />;
  }
}

/** The reading of a hero that shows the result of the industry's first project, with a link to it. */
function measured(industry: IndustryId, reading: Reading) {
  const [project] = projects[industry];
  return project ? { ...reading, source: project.title, href: project.href } : reading;
}

/** The short template: cards, projects. */
function ShortIndustry({ industry, copy }: IndustryProps<ShortIndustryCopy>) {
  const { title, introduction, first, others } = copy.projects;
  return (
    <>
      <RuledCards
        id="cards"
        title={copy.cards.title}
        introduction={<TextWithServices text={copy.cards.introduction} />}
        items={copy.cards.items.map((card) => ({
          ...card,
          text: <TextWithServices text={card.text} />,
        }))}
      />
      <OnwardLinks
        title={title}
        introduction={introduction}
        links={projects[industry].map(({ href, title }, place) => ({
          to: href,
          title,
          ...(others[place - 1] ?? { text: first, result: copy.reading }),
        }))}
      />
    </>
  );
}

/** The detailed template: statistics, services, checklist. */
function DetailedIndustry({ copy }: { readonly copy: DetailedIndustryCopy }) {
  return (
    <>
      <Contents
        parts={{
          [READING_SOURCE]: copy.statistics.title,
          services: copy.services.label,
          checklist: copy.checklist.title,
        }}
      />
      <section id={READING_SOURCE} className="ground band">
        <div className="measure">
          <h2 className="headline-2 mb-4">{copy.statistics.title}</h2>
          <Statistics figures={copy.statistics.items} />
        </div>
      </section>
      <RuledPairs
        id="services"
        ground="ground-2"
        {...copy.services}
        introduction={<TextWithServices text={copy.services.introduction} />}
      />
      <CheckGrid
        id="checklist"
        {...copy.checklist}
        introduction={<TextWithServices text={copy.checklist.introduction} />}
      />
    </>
  );
}

/** The placeholder template: what services can do in this industry until then. */
function PlaceholderIndustry({ industry, copy }: IndustryProps<PlaceholderIndustryCopy>) {
  return (
    <OnwardLinks
      {...copy.services}
      links={copy.services.items.map(({ service, ...item }) => ({
        to:
          projects[industry].find((each) => each.service === service)?.href ?? servicePath(service),
        ...item,
      }))}
    />
  );
}
