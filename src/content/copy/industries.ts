import { z } from 'zod';
import { type IndustryId, industries } from '#content/industries.ts';
import { type ServiceId, servicesFor } from '#content/services.ts';
import {
  type CopyOf,
  closing,
  copyFile,
  figure,
  heading,
  hero,
  meta,
  plate,
  type Reading,
  readingOf,
  sentence,
  tellsNumbers,
  titled,
  withIcons,
} from './parts.ts';

/** `line` says in about six words what the systems are. */
const page = z.strictObject({ name: sentence, summary: sentence, line: sentence, meta });

/** A result that a band of the page tells in its introduction, cut into the words before and after the value. */
const result = z.strictObject({ before: sentence.optional(), value: sentence, after: sentence });

/** The result as the reading of the hero. */
function readingIn(
  { before = '', value, after }: z.output<typeof result>,
  { title, introduction }: { readonly title: string; readonly introduction: string },
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): Reading {
  if (!tellsNumbers(introduction, value)) {
    addIssue({ code: 'custom', path: ['reading'], message: `is not told in “${introduction}”` });
  }
  return { before, value, after, source: title };
}

/** How many cards docs/specification.md orders in section 8. */
const CARDS = 4;

/** Hero, cards, closing band. */
const short = (icons: Parameters<typeof withIcons>[0]) =>
  page
    .extend({
      hero,
      cards: z.strictObject({
        title: sentence,
        introduction: sentence,
        items: withIcons(icons, titled, CARDS),
      }),
      reading: result,
      plate,
      closing,
    })
    .transform(({ reading, ...copy }, context) => ({
      template: 'short' as const,
      reading: readingIn(reading, copy.cards, context),
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
    .transform(({ reading, statistics: { title, items }, ...copy }, context) => ({
      template: 'detailed' as const,
      reading: reading
        ? readingIn(reading, copy.services, context)
        : readingOf(items, statistic ?? 0, title),
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

const measuredResult = z.strictObject({
  value: sentence,
  label: sentence.describe('goes on after value'),
});

/** Coming Soon, what services can do in this industry until then, with the results of some of them, and the closing band. */
const placeholder = (
  measured: readonly [ServiceId, ...ServiceId[]],
  related: readonly ServiceId[],
) =>
  page
    .extend({
      hero: hero.extend({ status: sentence }),
      results: forServices(measured, measuredResult),
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
      reading: { ...readingOf(results, 0, ''), service: measured[0] },
      // The hero shows the first result.
      services: {
        ...services,
        items: services.items.map((item) => ({
          ...item,
          result: results.slice(1).find(({ service }) => service === item.service),
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
      return short(industry.cards);
    case 'detailed':
      return detailed('reading' in industry ? industry.reading : undefined);
    case 'placeholder':
      return placeholder(industry.measured, servicesFor(id));
  }
}

/** The copy of an industry's page (docs/specification.md, "8. Industry pages"). `template` says which component shows it. */
export function industryCopy(id: IndustryId) {
  return copyFile(`industries/${id}`, schemaOf(id));
}

export type IndustryCopy = CopyOf<ReturnType<typeof industryCopy>>;
export type IndustrySummary = Pick<IndustryCopy, 'name' | 'summary' | 'line' | 'reading'> & {
  /** The state of a page that is coming. */
  readonly status?: string;
};
