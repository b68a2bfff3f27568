import { z } from 'zod';
import { type IndustryId, industries } from '#content/industries.ts';
import { type Project, projectsIn, type ServiceId, servicesFor } from '#content/services.ts';
import {
  type CopyOf,
  closing,
  copyFile,
  figure,
  heading,
  hero,
  meta,
  plate,
  readingOf,
  sentence,
  titled,
  withIcons,
} from './parts.ts';

const page = z.strictObject({ name: sentence, summary: sentence, meta });

/** A project's result. On the page, the link of a reading is the project's name (plugins/copy/copy.ts). */
const result = z.strictObject({
  value: sentence,
  label: sentence.describe('goes on after value'),
});

/** How many cards docs/specification.md orders in section 8. */
const CARDS = 4;

/** Hero, cards, projects, closing band. The hero shows the first project's result. */
const short = (icons: Parameters<typeof withIcons>[0], [, ...others]: readonly Project[]) =>
  page
    .extend({
      hero,
      cards: z.strictObject({
        title: sentence,
        introduction: sentence,
        items: withIcons(icons, titled, CARDS),
      }),
      reading: result,
      projects: z.strictObject({
        title: sentence,
        introduction: sentence,
        first: sentence,
        others: z
          .array(z.strictObject({ text: sentence, result }))
          .length(others.length, `needs an entry for each of ${others.join('; ')}, in this order`),
      }),
      plate,
      closing,
    })
    .transform(({ reading, ...copy }) => ({
      template: 'short' as const,
      reading: readingOf([reading], 0, ''),
      ...copy,
    }));

/** Hero with two buttons, statistics, services, checklist, closing band. `statistic` is the reading's place, from 0. */
const detailed = (statistic: number | undefined) =>
  page
    .extend({
      hero: titled.extend({ contact: sentence, services: sentence }),
      statistics: z.strictObject({ title: sentence, items: z.array(figure).length(4) }),
      services: heading.extend({ items: z.array(titled).length(4) }),
      checklist: z.strictObject({
        title: sentence,
        introduction: sentence,
        items: z.array(sentence).length(6),
      }),
      reading: statistic === undefined ? result : z.undefined().optional(),
      plate,
      closing,
    })
    .transform(({ reading, statistics: { title, items }, ...copy }) => ({
      template: 'detailed' as const,
      reading: reading ? readingOf([reading], 0, '') : readingOf(items, statistic ?? 0, title),
      // The hero shows the reading, and the band the others.
      statistics: { title, items: items.filter((_, place) => place !== statistic) },
      ...copy,
    }));

/** A list with an entry for each of the services, in their order. */
const forServices = <Entry extends z.ZodObject>(services: readonly ServiceId[], entry: Entry) =>
  z
    .array(entry)
    .length(services.length, `needs an entry for each of ${services.join(', ')}, in this order`)
    .transform((entries) =>
      services.flatMap((service, index) =>
        entries.slice(index, index + 1).map((each) => ({ service, ...each })),
      ),
    );

/** Coming Soon, what services can do in this industry until then, with the results of some of them, and the closing band. */
const placeholder = (projects: readonly ServiceId[], related: readonly ServiceId[]) =>
  page
    .extend({
      hero: hero.extend({ status: sentence, note: sentence }),
      results: forServices(projects, result),
      services: z.strictObject({
        title: sentence,
        introduction: sentence,
        items: forServices(related, titled),
      }),
      plate,
      closing,
    })
    .transform(({ results, services, ...copy }) => ({
      template: 'placeholder' as const,
      reading: readingOf(results, 0, ''),
      services: {
        ...services,
        items: services.items.map((item) => ({
          ...item,
          result: results.find(({ service }) => service === item.service),
        })),
      },
      ...copy,
    }));

export type ShortIndustryCopy = z.output<ReturnType<typeof short>>;
export type DetailedIndustryCopy = z.output<ReturnType<typeof detailed>>;
export type PlaceholderIndustryCopy = z.output<ReturnType<typeof placeholder>>;

function schemaOf(id: IndustryId) {
  const industry = industries[id];
  switch (industry.template) {
    case 'short':
      return short(industry.cards, projectsIn(id));
    case 'detailed':
      return detailed('reading' in industry ? industry.reading : undefined);
    case 'placeholder':
      return placeholder(
        projectsIn(id).map(([service]) => service),
        servicesFor(id),
      );
  }
}

/** The copy of an industry's page (docs/specification.md, "8. Industry pages"). `template` says which component shows it. */
export function industryCopy(id: IndustryId) {
  return copyFile(`industries/${id}`, schemaOf(id));
}

export type IndustryCopy = CopyOf<ReturnType<typeof industryCopy>>;
export type IndustrySummary = Pick<IndustryCopy, 'name' | 'summary' | 'reading'> & {
  /** The state of a page that is coming. */
  readonly status?: string;
};
