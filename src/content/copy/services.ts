import { z } from 'zod';
import { type CommonServiceId, cardIcons, services } from '#content/services.ts';
import {
  type CopyOf,
  closing,
  copyFile,
  figure,
  heading,
  hero,
  meta,
  plate,
  sentence,
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
  const { template } = services[id];
  const schema = z.strictObject({
    name: sentence,
    summary: sentence,
    features: z.array(sentence).length(4),
    meta,
    hero,
    cards: z.strictObject({ title: sentence, items: withIcons(cardIcons[id], titled, CARDS) }),
    plate,
    excellence: excellence(z.array(figure).min(2).max(3), 4),
    delivered: template === 'staffing' ? z.undefined().optional() : delivered,
    reasons,
    closing,
  });
  return copyFile(`services/${id}`, schema);
}

const described = z.strictObject({ title: sentence, introduction: sentence });
const pointed = titled.extend({ points: z.array(sentence).length(4) });

/** The copy of the generative AI page (docs/specification.md, "7. Generative AI page"). */
export const genAiCopy = copyFile(
  'services/gen-ai',
  z.strictObject({
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
  }),
);

export type ServiceCopy = CopyOf<ReturnType<typeof serviceCopy>>;
export type GenAiCopy = CopyOf<typeof genAiCopy>;
export type ServiceSummary = Pick<ServiceCopy, 'name' | 'summary' | 'features'>;
