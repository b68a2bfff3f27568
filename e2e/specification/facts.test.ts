import { expect, test } from 'vitest';
import { company, companyRecords } from '#content/company.ts';
import { copyFiles, pathCopy } from '#content/copy/files.ts';
import { industryCopy } from '#content/copy/industries.ts';
import { aboutCopy, contactCopy, homeCopy } from '#content/copy/pages.ts';
import { serviceCopy } from '#content/copy/services.ts';
import { appCopy, numbersCopy } from '#content/copy/shell.ts';
import { industryIds } from '#content/industries.ts';
import { jobIds, jobs, workModes } from '#content/jobs.ts';
import { siteLanguages } from '#content/languages.ts';
import { uniquePaths } from '#content/paths.ts';
import { projectsIn, serviceIds } from '#content/services.ts';
import { formatCopy, readCopy } from '#plugins/copy/read-copy.ts';
import { messagesIn, sourceCopy } from '#plugins/copy/source-copy.ts';
import { specification } from './table.ts';

// The copy has what is ordered, and every page tells alike what several pages state or search engines read.

const { language } = specification;
const { founded } = companyRecords;

const messages = copyFiles.flatMap(({ file }) =>
  messagesIn(sourceCopy(language, file)).map(([path, text]) => ({ key: `${file}: ${path}`, text })),
);

/** The numbers from two on, as words and as figures. */
const [, , ...numberWords] = messagesIn(sourceCopy(language, 'numbers'));
const numbers = [...numberWords.map(([, word]) => word), '[2-9]|\\d{2,}'].join('|');

test.each(specification.sharedFacts)('every page tells $fact alike', ({ subject, words }) => {
  const stating = messages.filter(({ text }) => subject.test(text));
  expect(stating).not.toEqual([]);
  expect(stating.filter(({ text }) => !words.test(text))).toEqual([]);
});

// A number in words would stay when content changes; `{services}` follows it (plugins/copy/facts.ts).
test('no sentence says in words how many services, industries, positions and offices there are', () => {
  const counted = '(?:IT )?(?:services|industries|(?:open )?(?:jobs|positions)|offices)';
  const count = new RegExp(`\\b(?:${numbers}) ${counted}\\b`, 'i');
  expect(messages.filter(({ text }) => count.test(text))).toEqual([]);
});

test('About names the founding year and the regions that search engines read', () => {
  const about = messagesIn(readCopy(aboutCopy, language)).flat().join('\n');
  const regions = Object.values(readCopy(appCopy, language).regions);
  for (const fact of [String(founded), ...regions]) expect(about).toContain(fact);
});

test('a result on an industry’s page is the result of the project that it links', () => {
  for (const each of siteLanguages) {
    const words = readCopy(numbersCopy, each);
    for (const industry of industryIds) {
      const copy = readCopy(industryCopy(industry), each);
      for (const [place, [service, project]] of projectsIn(industry).entries()) {
        const row =
          copy.template === 'short'
            ? copy.projects.others[place - 1]
            : copy.services.items.find((item) => 'service' in item && item.service === service);
        const result = place === 0 ? copy.reading : row && 'result' in row ? row.result : undefined;
        const told = sourceCopy(each, `services/${service}`);
        const [, text = ''] =
          messagesIn(told).find(([path]) => path.endsWith(`.items.${project}.result`)) ?? [];
        const numbers =
          result?.value
            .match(/\d+/g)
            ?.map(Number)
            .filter((number) => number > 0) ?? [];
        const missing = numbers.filter(
          (number) => !text.includes(String(number)) && !text.includes(words[number] ?? '?'),
        );
        expect.soft(result?.value, `${industry}: ${service}`).toBeTruthy();
        expect.soft(missing, `${industry} in ${service}, ${each}: ${text}`).toEqual([]);
      }
    }
  }
});

test('the measurement on Home’s picture is a result of the service that the picture links', () => {
  for (const each of siteLanguages) {
    const { subject, before, after } = readCopy(homeCopy, each).film.measured;
    const { delivered } = readCopy(serviceCopy('digital-transformation'), each);
    const told = delivered?.solutions.items.find(({ title }) => title === subject)?.result ?? '';
    const figures = [before, after].flatMap(({ value }) => value.match(/\d+/g) ?? []);
    expect.soft(told.match(/\d+/g), each).toEqual(figures);
  }
});

test('the large case of a service page draws a result that says how far something fell, and no other result', () => {
  for (const each of siteLanguages) {
    for (const id of serviceIds) {
      if (id === 'gen-ai') continue;
      const { delivered } = readCopy(serviceCopy(id), each);
      if (!delivered || !('largeCase' in delivered.solutions)) continue;
      const { place, remains } = { remains: undefined, ...delivered.solutions.largeCase };
      const result = readCopy(serviceCopy(id), language).delivered?.solutions.items[place]?.result;
      const [, percent] = /^(\d+)% (?:less|fewer|lower) /.exec(result ?? '') ?? [];
      const [, from, to] = /(\d+) to (\d+) minutes/.exec(result ?? '') ?? [];
      const left = percent ? 100 - Number(percent) : (100 * Number(to)) / Number(from);
      expect
        .soft(remains, `${id} in ${each}: ${result}`)
        .toEqual(percent || from ? Math.round(left) : undefined);
    }
  }
});

test('the contact page says the days and, in every language, the hours that search engines read', () => {
  const { days, opens, closes } = company.businessHours;
  const { weekdays } = readCopy(contactCopy, language).hours;
  expect(weekdays.days).toBe(`${days.at(0)} to ${days.at(-1)}`);
  for (const each of siteLanguages) {
    const { time } = readCopy(contactCopy, each).hours.weekdays;
    for (const clock of [opens, closes]) {
      const [hour, minute] = clock.split(':').map(Number);
      if (hour === undefined || minute === undefined) throw new Error(`${clock} is no time`);
      const minutes = String(minute).padStart(2, '0');
      // On a clock of 24 hours, or of 12.
      const written = new RegExp(`\\b0?(?:${hour}|${hour % 12 || 12}):${minutes}`);
      expect(time, each).toMatch(written);
    }
  }
});

const messagesOf = (file: string) => messagesIn(formatCopy(file, language));

test('the copy has the texts that are ordered word for word, in order', () => {
  for (const [file, rows] of Object.entries(specification.texts)) {
    const texts = messagesOf(file).map(([, text]) => text);
    // Menus and footer show the names of pages.
    if (file === 'shell')
      texts.unshift(...uniquePaths.map((path) => readCopy(pathCopy(path), language).name));
    for (const row of rows) {
      let from = 0;
      for (const text of row) {
        const at = texts.findIndex(
          (each, index) =>
            index >= from && (typeof text === 'string' ? each === text : text.test(each)),
        );
        expect.soft(at, `${file}: ${text}`).toBeGreaterThanOrEqual(0);
        from = Math.max(from, at);
      }
    }
  }
});

test('figures stand with their labels, use cases with their results, positions with their facts', () => {
  for (const [file, rows] of Object.entries(specification.figures)) {
    // Messages whose paths differ only in the last part, such as `figures.1.value` and `figures.1.label`.
    const parts = Map.groupBy(messagesOf(file), ([path]) => path.replace(/\.[^.]*$/, ''));
    const groups = Array.from(parts.values(), (group) => group.map(([, text]) => text));
    for (const row of rows) {
      const together = row.map((text) =>
        text instanceof RegExp ? expect.stringMatching(text) : text,
      );
      expect.soft(groups, file).toContainEqual(expect.arrayContaining(together));
    }
  }
});

test('the open positions cover every mode of work', () => {
  expect(new Set(jobIds.map((id) => jobs[id].mode))).toEqual(new Set(workModes));
});
