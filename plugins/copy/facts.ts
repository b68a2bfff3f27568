import { z } from 'zod';
import { company } from '#content/company.ts';
import { careersCopy } from '#content/copy/pages.ts';
import { numbersCopy } from '#content/copy/shell.ts';
import { companyFacts, counts } from '#content/facts.ts';
import { industryIds, placeholderIndustryIds } from '#content/industries.ts';
import { jobIds, jobs } from '#content/jobs.ts';
import { serviceIds } from '#content/services.ts';
import { timeOfDay } from '#content/time-of-day.ts';
import { argumentName } from './format-message.ts';
import { pseudoLocale } from './pseudo-locale.ts';
import { sourceCopy } from './source-copy.ts';

/** The arguments that messages may use. All are known when the site is built. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * The arguments that any message may use: the company's facts, the times at which its offices open and close as `{opens}` and
 * `{closes}`, the same times and midnight without whole hours' minutes as `{opensMark}`, `{closesMark}` and `{midnightMark}`, the
 * name of each service and industry as `{services.gen-ai}`, and in three forms every count of `content/facts.ts`: `{services}` is the
 * number in words, `{Services}` begins with a capital letter, and `{servicesCount, plural, …}` chooses between singular and plural.
 */
export function factsOf(language: string): Facts {
  return {
    ...companyFacts,
    opens: clockTime(company.businessHours.opens, language),
    closes: clockTime(company.businessHours.closes, language),
    midnightMark: clockMark('00:00', language),
    opensMark: clockMark(company.businessHours.opens, language),
    closesMark: clockMark(company.businessHours.closes, language),
    ...names(language, 'services', serviceIds),
    ...names(language, 'industries', industryIds),
    placeholderIndustryNames: placeholderIndustryNames(language),
    ...countFacts(language),
  };
}

/** The arguments of one message: a job's years of experience as `{years}`, in the sentences about this job. */
export function factsAt(file: string, path: string): Facts {
  if (file !== careersCopy.file) return {};
  const job = jobIds.find((id) => path.startsWith(`positions.jobs.${id}.`));
  return job ? { years: jobs[job].years } : {};
}

function clockTime(time: string, language: string, hasMinutes = true): string {
  return timeOfDay(Date.parse(`1970-01-01T${time}Z`), 'UTC', language, hasMinutes ? undefined : {});
}

function clockMark(time: string, language: string): string {
  return clockTime(time, language, !time.endsWith(':00'));
}

function names(language: string, folder: string, ids: readonly string[]): Facts {
  return Object.fromEntries(
    ids.map((id) => [argumentName(`${folder}.${id}`), nameIn(language, `${folder}/${id}`)]),
  );
}

function countFacts(language: string): Facts {
  const numbers = numbersCopy.schema.parse(sourceCopy(language, numbersCopy.file));
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => {
      // The copy has words for small numbers.
      const words = numbers[count];
      const inWords =
        words === undefined ? count.toLocaleString(language) : transformOf(language)(words);
      return [
        [name, inWords],
        [capitalized(name, 'en'), capitalized(inWords, language)],
        [`${name}Count`, count],
      ];
    }),
  );
}

function placeholderIndustryNames(language: string): string {
  const listed = placeholderIndustryIds.map((id) => nameIn(language, `industries/${id}`));
  return new Intl.ListFormat(language)
    .formatToParts(listed)
    .map(({ type, value }) => (type === 'literal' ? transformOf(language)(value) : value))
    .join('');
}

/** The name that a page gives itself in its copy. A name may use no facts. */
function nameIn(language: string, file: string): string {
  return transformOf(language)(named.parse(sourceCopy(language, file)).name);
}

const named = z.object({ name: z.string() });

function transformOf(language: string): (text: string) => string {
  return pseudoLocale(language) ?? ((text) => text);
}

function capitalized(word: string, language: string): string {
  return word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);
}
