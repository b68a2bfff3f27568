import { z } from 'zod';
import { type CommonServiceId, cardIcons, services } from '#content/services.ts';
import {
  type CopyOf,
  closing,
  copyFile,
  type Figure,
  figure,
  heading,
  hero,
  meta,
  plate,
  type Reading,
  readingOf,
  remainderOf,
  sentence,
  tellsNumbers,
  titled,
  withIcons,
} from './parts.ts';

/** How many cards docs/specification.md orders in sections 6 and 7. The layout has room for any number. */
const CARDS = 4;

const reasons = z.strictObject({
  label: sentence,
  title: sentence,
  items: z.array(titled).length(6),
});

/** Figures, narratives, success stories and tags: the band that service pages share with generative AI. */
const excellence = (figures: z.ZodArray<typeof figure>, stories: number) =>
  heading.extend({
    figures,
    narratives: z.array(titled).length(2),
    stories: z.strictObject({
      title: sentence,
      items: z.array(z.strictObject({ client: sentence, text: sentence })).length(stories),
    }),
    tags: z.strictObject({ title: sentence, items: z.array(sentence).length(16) }),
  });

const solution = titled.extend({ approach: sentence, result: sentence });

const solutions = <Solution extends z.ZodObject>(item: Solution) =>
  z.strictObject({
    title: sentence,
    introduction: sentence,
    /** This page's names for the approach and the result of a solution. */
    labels: z.strictObject({ approach: sentence, result: sentence }),
    items: z.array(item).length(6),
  });

/** Delivered solutions, and the checklists of planning and execution. */
const delivered = z.strictObject({
  solutions: solutions(solution.extend({ category: sentence })),
  checklists: z
    .array(z.strictObject({ title: sentence, items: z.array(sentence).length(5) }))
    .length(2),
});

/** The copy of a service page (docs/specification.md, "6. Service pages"). */
export function serviceCopy(id: CommonServiceId) {
  const service = services[id];
  const copy = z.strictObject({
    name: sentence,
    summary: sentence,
    features: z.array(sentence).length(4),
    meta,
    hero,
    reading:
      service.template === 'standard'
        ? sentence.describe('the first words of the result that the hero shows')
        : z.undefined().optional(),
    cards: z.strictObject({ title: sentence, items: withIcons(cardIcons[id], titled, CARDS) }),
    plate,
    excellence: excellence(z.array(figure).min(2).max(3), 4),
    delivered: service.template === 'standard' ? delivered : z.undefined().optional(),
    reasons,
    closing,
  });
  const schema = copy.transform(({ reading: value, ...page }, { addIssue }) => {
    const place = service.template === 'standard' ? service.reading : 0;
    const shown = page.delivered?.solutions.items[place];
    if (value === undefined || !shown || !page.delivered) {
      return { ...page, reading: readingOf(page.excellence.figures, 0, page.excellence.title) };
    }
    const { title: source, result } = shown;
    if (!tellsNumbers(result, value)) {
      addIssue({
        code: 'custom',
        path: ['reading'],
        message: `is not in “${result}”: write its number`,
      });
    }
    const isFall = service.template === 'standard' && 'isFall' in service;
    const reading = readingIn(result, value, source);
    return {
      ...page,
      reading,
      delivered: {
        ...page.delivered,
        solutions: {
          ...page.delivered.solutions,
          // The solution that stands first and large, by its place in `items`, and the number of its result.
          largeCase: { place, ...reading, ...(isFall && { remains: remainderOf(value) }) },
        },
      },
    };
  });
  return copyFile(`services/${id}`, schema);
}

/** The reading of a result: its value, and the words after the value, or the whole result where it begins with other words. */
function readingIn(result: string, value: string, source: string): Reading {
  const label = result.startsWith(value) ? result.slice(value.length).trim() : result;
  return { value, label, source };
}

const described = z.strictObject({ title: sentence, introduction: sentence });
const pointed = titled.extend({ points: z.array(sentence).length(4) });

/** The copy of the generative AI page (docs/specification.md, "7. Generative AI page"). */
export const genAiCopy = copyFile(
  'services/gen-ai',
  z
    .strictObject({
      name: sentence,
      meta,
      hero,
      capabilities: heading.extend({ items: withIcons(cardIcons['gen-ai'], titled, CARDS) }),
      plate,
      expertise: excellence(z.array(figure).length(3), 3),
      cases: solutions(solution),
      implementation: heading.extend({ items: z.array(pointed).length(2) }),
      offerings: described.extend({ items: withIcons(['compass-tool', 'lifebuoy'], pointed) }),
      reasons,
      closing,
    })
    .transform((page) => ({
      ...page,
      reading: readingOf(page.expertise.figures, 0, page.expertise.title),
    })),
);

export type ServiceCopy = CopyOf<ReturnType<typeof serviceCopy>>;
export type DeliveredCopy = NonNullable<ServiceCopy['delivered']>;
export type GenAiCopy = CopyOf<typeof genAiCopy>;
export type ServiceSummary = Pick<ServiceCopy, 'name' | 'summary' | 'features'> & {
  readonly figure: Figure;
};
