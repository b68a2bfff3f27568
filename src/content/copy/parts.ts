import { z } from 'zod';
import type { Icon } from '#content/icons.ts';

/** A file of copy, `src/languages/<language>/<file>.json`, and the shape that it has in every language. */
export interface CopyFile<Schema extends z.ZodType = z.ZodType> {
  readonly file: string;
  readonly schema: Schema;
}

/** What a page gets of a file of copy: its sentences, formatted. */
export type CopyOf<File extends CopyFile> = z.output<File['schema']>;

/** Pairs a file with the shape of its copy. */
export function copyFile<Schema extends z.ZodType>(file: string, schema: Schema): CopyFile<Schema> {
  return { file, schema };
}

/** One ICU message: a sentence, a title, a label. */
export const sentence = z.string().min(1);

/** A sentence under each of these names. */
export const sentences = <const Name extends string>(...names: readonly Name[]) =>
  z.record(z.enum(names), sentence);

export const titled = z.strictObject({ title: sentence, text: sentence });

/** A large figure of the specification with what it counts. */
export const figure = z.strictObject({ value: sentence, label: sentence });
export type Figure = z.infer<typeof figure>;

/** The one figure in a page's hero. `source` is the text of a link: the title of the place further down that says more. */
export interface Reading extends Figure {
  readonly source: string;
}

/** The reading of a hero that shows one of the page's figures. */
export function readingOf(figures: readonly Figure[], place: number, source: string): Reading {
  const shown = figures[place];
  if (!shown) throw new Error(`the reading is figure ${place}, and there are ${figures.length}`);
  return { ...shown, source };
}

/** What a fall leaves, in % of what was before: of `80%` 20, of `45 to 12` 27. */
export function remainderOf(value: string): number {
  const [first = 0, second] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return second === undefined ? 100 - first : Math.round((100 * second) / first);
}

/** Whether a text tells every number of a value. Numbers alone, because a pseudo-locale changes the words of both. */
export function tellsNumbers(text: string, value: string): boolean {
  return (value.match(/[\d.]+/g) ?? []).every((number) => text.includes(number));
}

/** The start of a band. */
export const heading = z.strictObject({ label: sentence, title: sentence, introduction: sentence });

/** In characters. Titles without the company's name at their end, which a result of a search may cut off. */
export const metaLengths = {
  title: { least: 18, most: 48 },
  description: { least: 120, most: 160 },
} as const;

const length = ({ least, most }: { least: number; most: number }) =>
  `${least} to ${most} characters`;

/** What search engines and the browser's tab show of a page. */
export const meta = z.strictObject({
  title: sentence.describe(`${length(metaLengths.title)} before “ | {company}”`),
  description: sentence.describe(length(metaLengths.description)),
  keywords: sentence.describe('separated by commas'),
});

export const hero = z.strictObject({ title: sentence, text: sentence, action: sentence });

/** The last band of a page, with a button to the contact page. */
export const closing = z.strictObject({ title: sentence, text: sentence, action: sentence });
export type Closing = z.infer<typeof closing>;

/** A page's explanatory drawing. Its labels are in the plate's file (plugins/plates), so pages do not load them. */
export const plate = z.strictObject({
  title: sentence,
  caption: sentence,
  /** What it shows, for those who do not see it. */
  alternative: sentence,
  labels: z.record(z.string(), sentence).optional(),
  views: z
    .strictObject({
      whole: sentence.describe('the name of the whole drawing, which `caption` explains'),
      others: z
        .record(z.string(), z.strictObject({ name: sentence, text: sentence }))
        .refine(
          (others) => Object.keys(others).length <= 3,
          'has more than three views, and the style sheet shows three (src/sections/plate-view-choice.css)',
        ),
    })
    .optional()
    .describe('what a visitor may choose to see, in this order: as many as the drawing has'),
});

export type PlateCopy = z.infer<typeof plate>;

/**
 * A list with an icon at each entry: as many entries as there are icons. `ordered` is how many docs/specification.md orders;
 * a company that orders another number changes it where the schema names it.
 */
export function withIcons<Entry extends z.ZodObject>(
  icons: readonly Icon[],
  entry: Entry,
  ordered = icons.length,
) {
  const error = `docs/specification.md orders ${ordered} entries, and there are icons for ${icons.length}: keep ${ordered} of both`;
  return z
    .array(entry)
    .length(icons.length)
    .refine(() => icons.length === ordered, { error })
    .transform((entries) =>
      icons.flatMap((icon, index) =>
        entries.slice(index, index + 1).map((each) => ({ icon, ...each })),
      ),
    );
}
