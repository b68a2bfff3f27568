import { z } from 'zod';
import { company } from '#content/company.ts';
import { homeIndustries } from '#content/industries.ts';
import { jobIds, workModes } from '#content/jobs.ts';
import type { UniquePath } from '#content/paths.ts';
import { aiPractices, featuredServices } from '#content/services.ts';
import { subjects } from '#content/subjects.ts';
import {
  type CopyFile,
  type CopyOf,
  closing,
  copyFile,
  figure,
  heading,
  hero,
  meta,
  plate,
  remainderOf,
  sentence,
  sentences,
  titled,
  withIcons,
} from './parts.ts';

/** The copy of a page with a route file of its own: its name in links, its metadata and its bands. */
const page = <Bands extends z.ZodRawShape>(name: string, bands: Bands) =>
  copyFile(`pages/${name}`, z.strictObject({ name: sentence, meta, ...bands }));

const statistics = z.array(figure).length(4);
const values = z.array(titled).length(6);

export const homeCopy = page('home', {
  hero: titled.extend({ start: sentence, explore: sentence, figures: statistics }),
  film: z.strictObject({
    label: sentence,
    pause: sentence,
    play: sentence,
    mute: sentence,
    unmute: sentence,
    failed: sentence.describe('announced if the film was asked for'),
    /** The measurement on the picture: what was measured, and whose it was; then its two values. */
    measured: z
      .strictObject({ subject: sentence, before: figure, after: figure })
      .transform((measured) => ({
        ...measured,
        remains: remainderOf(`${measured.before.value} ${measured.after.value}`),
      })),
  }),
  ai: heading.extend({ cards: z.record(z.enum(aiPractices), sentence) }),
  values: z.strictObject({
    label: sentence,
    title: sentence,
    mission: sentence,
    vision: sentence,
    items: values,
  }),
  featured: heading.extend({ cards: z.record(z.enum(featuredServices), sentence) }),
  industries: heading.extend({
    value: sentence,
    projects: sentence,
    cards: z.record(z.enum(homeIndustries), sentence),
  }),
  reasons: heading.extend({ items: z.array(titled).length(4) }),
  closing,
});

const headingAlone = heading.omit({ introduction: true });

/** What stands above the columns of an index. */
const indexColumns = sentences('name', 'figure');

export const servicesCopy = page('services', {
  hero,
  columns: indexColumns,
  list: heading.extend({ companion: sentence }),
  approach: heading.extend({ items: z.array(titled).length(4) }),
  ways: heading.extend({ items: z.array(titled).length(3) }),
  questions: z.strictObject({
    label: sentence,
    title: sentence,
    terms: sentence,
    items: z.array(z.strictObject({ question: sentence, answer: sentence })),
  }),
  closing,
});

const industriesCopy = page('industry', { hero, columns: indexColumns, list: heading, closing });

export const aboutCopy = page('about', {
  hero: hero.extend({ figures: z.array(figure).length(2) }),
  plate: plate.pick({ alternative: true, labels: true }),
  mission: titled,
  vision: titled,
  statistics: z.strictObject({ title: sentence, items: z.array(figure).length(2) }),
  values: heading.extend({ items: values }),
  story: headingAlone.extend({
    items: z.array(z.strictObject({ date: sentence, text: sentence })),
  }),
  closing,
});

const job = z.strictObject({
  title: sentence,
  department: sentence,
  experience: sentence,
  description: sentence,
  requirements: z.array(sentence).length(5),
});

export const careersCopy = page('careers', {
  hero,
  benefits: headingAlone.extend({
    items: withIcons(['first-aid-kit', 'graduation-cap', 'clock', 'calendar-check'], titled),
  }),
  positions: heading.extend({
    /** What the drawing of the workplaces shows. */
    key: sentence,
    department: sentence,
    location: sentence,
    type: sentence,
    experience: sentence,
    requirements: sentence,
    apply: sentence,
    fullTime: sentence,
    modes: z.record(z.enum(workModes), sentence),
    jobs: z.record(z.enum(jobIds), job),
  }),
  apply: heading.extend({ post: titled, email: titled, timing: sentence, reminder: sentence }),
  tips: headingAlone.extend({ items: z.array(sentence) }),
  hiring: heading.extend({ items: z.array(titled).length(4) }),
});

const hours = z.strictObject({ days: sentence, time: sentence });

export const contactCopy = page('contact', {
  hero,
  form: z.strictObject({
    title: sentence,
    introduction: sentence,
    name: sentence,
    email: sentence,
    company: sentence,
    phone: sentence,
    subject: z.strictObject({
      label: sentence,
      placeholder: sentence,
      chosen: sentence,
      options: z.record(z.enum(subjects), sentence),
    }),
    message: sentence,
    optional: sentence,
    submit: sentence,
    sending: sentence,
    compose: sentence,
    /** Said after a press of `compose`, if the text is too long for a link. */
    long: titled,
    demonstration: sentence,
    early: sentence,
  }),
  next: heading.extend({ items: z.array(titled).length(3) }),
  toast: titled.extend({ close: sentence }),
  reach: z.strictObject({
    title: sentence,
    phone: sentence,
    email: sentence,
    address: sentence,
    copy: sentences('phone', 'email', 'address'),
    copied: sentence,
    refused: titled,
  }),
  hours: z.strictObject({
    title: sentence,
    open: sentence,
    opensToday: sentence,
    opensOn: z.record(z.enum(company.businessHours.days), sentence),
    weekdays: hours,
    weekends: hours,
    /** The marks of the line of the day. */
    midnight: sentence,
    start: sentence,
    end: sentence,
    clock: sentence,
  }),
  offices: heading.extend({
    places: z.record(
      z.enum(company.offices.map(({ id }) => id)),
      sentences('name', 'map', 'directions'),
    ),
    coordinates: sentence,
    unavailable: sentence,
  }),
  accessibility: sentences('title', 'aim', 'limits', 'report'),
});

/**
 * The copy of a legal page. The name of a section is its hash; its place here is its place on the page. The hero lists
 * them all, each with a `line` that says what matters most.
 */
const legal = <Section extends string>(name: string, sections: readonly Section[]) =>
  page(name, {
    hero: titled.extend({ note: sentence, figures: z.array(figure) }),
    sections: z.record(z.enum(sections), titled.extend({ line: sentence })),
  });

const privacyCopy = legal('privacy', [
  'cookies',
  'storage',
  'contact-form',
  'analytics',
  'maps',
  'hosting-logs',
  'applications',
  'rights',
  'contact',
]);

const termsCopy = legal('terms', [
  'acceptance',
  'services',
  'payment',
  'intellectual-property',
  'confidentiality',
  'liability',
  'termination',
  'governing-law',
  'changes',
  'contact',
]);

/** The copy of the pages with a route file of their own, by path. */
export const uniquePageCopy = {
  '/': homeCopy,
  '/services': servicesCopy,
  '/contact': contactCopy,
  '/about': aboutCopy,
  '/careers': careersCopy,
  '/privacy': privacyCopy,
  '/terms': termsCopy,
  '/industry': industriesCopy,
} as const satisfies Readonly<Record<UniquePath, CopyFile>>;

/** The copy of the page for every address that is not a page's. */
export const notFoundCopy = copyFile(
  'pages/not-found',
  z.strictObject({
    meta,
    hero: hero.extend({ status: sentence, missing: sentence }),
    onward: z.strictObject({
      title: sentence,
      contact: titled,
      services: titled,
      industries: titled,
    }),
  }),
);

/** The copy of a page with a route file of its own. */
export type PathCopy<Path extends UniquePath> = CopyOf<(typeof uniquePageCopy)[Path]>;
export type HomeCopy = CopyOf<typeof homeCopy>;
export type ServicesCopy = CopyOf<typeof servicesCopy>;
export type AboutCopy = CopyOf<typeof aboutCopy>;
export type CareersCopy = CopyOf<typeof careersCopy>;
export type ContactCopy = CopyOf<typeof contactCopy>;
export type LegalCopy = CopyOf<typeof privacyCopy> | CopyOf<typeof termsCopy>;
export type NotFoundCopy = CopyOf<typeof notFoundCopy>;
