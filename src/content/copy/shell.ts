import { z } from 'zod';
import { companyRecords } from '#content/company.ts';
import { screenshotIds } from '#content/installed-app.ts';
import { type CopyOf, copyFile, sentence, sentences, titled } from './parts.ts';

/** The sentences around every page. */
export const shellCopy = copyFile(
  'shell',
  z.strictObject({
    skip: sentence,
    header: z.strictObject({ back: sentence, home: sentence }),
    navigation: sentences('label', 'allServices', 'allIndustries', 'start'),
    mobile: z.strictObject({ menu: sentence }),
    breadcrumbs: z.strictObject({ label: sentence }),
    contents: sentences('label', 'cards', 'solutions', 'checklists'),
    /** The labels of two measurements of the same thing. */
    comparison: z.strictObject({ before: sentence, after: sentence }),
    more: z.strictObject({ text: sentence, about: sentence }),
    footer: sentences(
      'line',
      'visit',
      'services',
      'industries',
      'links',
      'accessibility',
      'copyright',
    ),
    error: titled.extend({ again: sentence, home: sentence }),
    change: z.strictObject({ label: sentence, failed: sentence }),
    toasts: z.strictObject({ label: sentence }),
    connection: z.strictObject({
      label: sentence,
      offline: z.strictObject({ text: sentence, thisPage: sentence }),
      returned: sentence,
    }),
    related: sentences('pages', 'industries', 'services', 'previous', 'next'),
  }),
);

/** What an idle page may say: notices of updates, and the controls for installation and offline use. */
export const offlineCopy = copyFile(
  'offline',
  z.strictObject({
    install: z.strictObject({ action: sentence, ios: z.array(sentence) }),
    use: sentences('offered', 'action', 'downloading', 'stored', 'failed', 'retry'),
    updates: z.strictObject({
      waiting: titled,
      replaced: titled,
      unsaved: titled,
      activating: titled,
      reload: sentence,
      later: sentence,
    }),
  }),
);

/** The notice of an unusual day, which `src/content/company.ts` switches on and off. */
export const noticeCopy = copyFile('notice', z.strictObject({ label: sentence, text: sentence }));

/** The installed app and the company, in the words of the web manifest and the structured data. */
export const appCopy = copyFile(
  'app',
  z.strictObject({
    name: sentence,
    shortName: sentence,
    description: sentence,
    regions: z.record(z.enum(companyRecords.regions), sentence),
    screenshots: z.record(z.enum(screenshotIds), sentence),
  }),
);

/** The numbers from zero on as words. */
export const numbersCopy = copyFile('numbers', z.array(sentence));

/** A form that sends (docs/message-delivery.md): its own sentences, and `instead` of which files' it has others. */
export const deliveryCopy = copyFile(
  'delivery',
  z.strictObject({
    instead: z.strictObject({
      contact: z.strictObject({ form: z.strictObject({ introduction: sentence }) }),
      privacy: z.strictObject({
        meta: z.strictObject({ description: sentence }),
        sections: z.strictObject({
          storage: z.strictObject({ text: sentence }),
          'contact-form': z.strictObject({ line: sentence, text: sentence }),
        }),
      }),
    }),
    field: z.strictObject({ unseen: sentence }),
    refused: titled.extend({ fields: sentence, unexplained: sentence }),
    unreachable: titled,
    kept: titled.extend({ correct: sentence, discard: sentence, discarded: sentence }),
    expired: titled,
  }),
);

export type ShellCopy = CopyOf<typeof shellCopy>;
export type NoticeCopy = CopyOf<typeof noticeCopy>;
export type OfflineCopy = CopyOf<typeof offlineCopy>;
export type DeliveryCopy = CopyOf<typeof deliveryCopy>;
