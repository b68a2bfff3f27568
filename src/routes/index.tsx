import readings from 'virtual:copy/home-readings';
import names from 'virtual:copy/names';
import copies from 'virtual:copy/pages';
import shell from 'virtual:copy/shell';
import type { ReactNode } from 'react';
import type { HomeCopy, PathCopy } from '#content/copy/pages.ts';
import { homeIndustries } from '#content/industries.ts';
import { industryPath, type Path, servicePath } from '#content/paths.ts';
import { aiPractices, featuredServices, services } from '#content/services.ts';
import { ReadMore } from '#sections/ArrowLink.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { Contents } from '#sections/Contents.tsx';
import { HairlineTiles, TileResult } from '#sections/HairlineTiles.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { tileGrid } from '#sections/tile-columns.ts';
import { routePage } from '#shell/route-page.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { HomeHero } from './-home/HomeHero.tsx';

/** The page and its copy. */
export const load = () => routePage('/', copies['/'], (copy) => <Home copy={copy} />);

function Home({ copy }: { readonly copy: PathCopy<'/'> }) {
  return (
    <>
      <HomeHero copy={copy.hero} film={copy.film} />
      <BelowFirstScreen>
        <Contents
          parts={{
            ai: copy.ai.label,
            values: copy.values.label,
            featured: copy.featured.label,
            industries: copy.industries.label,
            reasons: copy.reasons.label,
          }}
        />
        <AiSolutions copy={copy.ai} />
        <Values copy={copy.values} />
        <FeaturedServices copy={copy.featured} />
        <HomeIndustries copy={copy.industries} />
        <WhyChooseUs copy={copy.reasons} />
        <CallToAction {...copy.closing} />
      </BelowFirstScreen>
    </>
  );
}

/** The four AI practices, each under the middle of its plate. */
function AiSolutions({ copy }: { readonly copy: HomeCopy['ai'] }) {
  return (
    <section id="ai" className="ground band">
      <div className="measure grid gap-12">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <HairlineTiles
          band="band-night"
          tiles={aiPractices.map((id) => ({
            to: servicePath(id),
            plate: id,
            title: names.services[id],
            description: copy.cards[id],
            result: readings.services[id],
          }))}
        />
      </div>
    </section>
  );
}

/** Mission, vision and the six values, on the night band. */
function Values({ copy }: { readonly copy: HomeCopy['values'] }) {
  return (
    <section id="values" className="band-night ground band">
      <div className="measure">
        <SectionHeading label={copy.label} title={copy.title} />
        <div className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <p className="lede">{copy.mission}</p>
          <p className="lede">{copy.vision}</p>
        </div>
        <ul className="mt-12 grid gap-x-8 sm:cols-2-from-11 lg:cols-3-from-11">
          {copy.items.map(({ title, text }, index) => (
            <li key={index} className="border-t border-line py-7">
              <h3 className="headline-3">{title}</h3>
              <p className="body mt-2 text-4">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** An introduction to some services or industries, with a link to all of them. */
const introduce = (text: string, all: string, to: Path): ReactNode => (
  <>
    {text}{' '}
    <Link to={to} className="text-link whitespace-nowrap">
      {all}
    </Link>
  </>
);

function FeaturedServices({ copy }: { readonly copy: HomeCopy['featured'] }) {
  const { label, title } = copy;
  const introduction = introduce(copy.introduction, shell.navigation.allServices, '/services');
  return (
    <section id="featured" className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading label={label} title={title} introduction={introduction} />
        <ul className="border-t-3 border-ink">
          {featuredServices.map((id) => {
            const name = names.services[id];
            return (
              <li
                key={id}
                className="tile relative columns items-center gap-y-2 border-b border-line py-6"
              >
                <div className="columns-start grid gap-2 lg:flex lg:items-center lg:gap-8">
                  <Icon name={services[id].icon} />
                  <h3 className="headline-3">{name}</h3>
                </div>
                <p className="body text-4 text-pretty lg:col-span-5">{copy.cards[id]}</p>
                <ReadMore
                  to={servicePath(id)}
                  subject={name}
                  className="tile-link lg:col-span-2 lg:justify-self-end"
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Four industries, each with its number of projects. */
function HomeIndustries({ copy }: { readonly copy: HomeCopy['industries'] }) {
  const { label, title } = copy;
  const introduction = introduce(copy.introduction, shell.navigation.allIndustries, '/industry');
  return (
    <section id="industries" className="band-forest ground band">
      <div className="measure grid gap-10">
        <SectionHeading label={label} title={title} introduction={introduction} />
        <ul className="grid cols-2-from-7 gap-x-5 gap-y-10 border-t-3 border-ink pt-8 md:gap-x-8 lg:cols-4-from-11">
          {homeIndustries.map((id) => (
            <li key={id} className="tile relative flex flex-col">
              <h3 className="headline-3">{names.industries[id]}</h3>
              <p className="body mt-2 mb-5 grow text-4">{copy.cards[id]}</p>
              <TileResult {...readings.industries[id]} />
              <p className="mb-2 font-500">
                {copy.value} {copy.projects}
              </p>
              <ReadMore
                to={industryPath(id)}
                subject={names.industries[id]}
                className="tile-link self-start"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Why choose us: four promises. The figures of the company stand under the hero. */
function WhyChooseUs({ copy }: { readonly copy: HomeCopy['reasons'] }) {
  return (
    <section id="reasons" className="ground-2 band">
      <div className="measure">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <ul className={`mt-12 gap-x-8 gap-y-10 ${tileGrid(copy.items.length)}`}>
          {copy.items.map(({ title, text }, index) => (
            <li key={index} className="border-t-3 border-ink pt-5">
              <h3 className="headline-3">{title}</h3>
              <p className="body mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
