import { describe, expect, it, test } from 'vitest';
import { jobIds, jobs } from '#content/jobs.ts';
import { rawCatalog } from './raw-catalogs.ts';

/** Texts that belong together: a figure and its label, a use case and its result, a position's facts. */
type Row = readonly (string | RegExp)[];

/** The specified figures, by page (docs/specification.md, "12. Figures"). */
const figures: Readonly<Record<string, readonly Row[]>> = {
  home: [
    ['100+', 'Projects'],
    ['500+', 'projects delivered'],
    ['100+', 'consultants'],
    ['15+', 'years of experience'],
    ['100%', 'client satisfaction'],
  ],
  about: [
    ['500+', 'projects delivered'],
    ['50+', 'team members'],
    ['15+', 'years of experience'],
    ['98%', 'client satisfaction'],
  ],
  careers: [
    ['Senior Full Stack Developer', 'Engineering', '5+ years'],
    ['Data Scientist', 'Analytics', '3+ years'],
    ['Cloud Solutions Architect', 'Cloud Services', '7+ years'],
    ['Business Consultant', 'Consulting', '4+ years'],
    ['DevOps Engineer', 'Engineering', '4+ years'],
    ['UX/UI Designer', 'Design', '3+ years'],
  ],
  'services/digital-transformation': [['200+', 'Fortune 500 transformations']],
  'services/change-management': [
    ['300+', 'change programs'],
    ['95%', /adoption/],
  ],
  'services/cloud-services': [
    ['1000+', 'cloud migrations'],
    ['99.99%', /uptime/],
  ],
  'services/professional-staffing': [['5,000+', 'placements']],
  'services/technology-consulting': [['1,000+', 'consulting engagements']],
  'services/gen-ai': [
    ['E-commerce company', /80% less content time/],
    ['Marketing agency', /[Cc]ustom language models for 50\+ clients/],
    ['Software company', /40% shorter development cycles/],
    ['Content marketing', /300% more output/],
    ['Code assistants', /50% faster/],
    ['Visual content', /85% lower design costs/],
    ['Support chatbots', /90% resolution/],
    ['Document intelligence', /95% extraction accuracy/],
    ['Personalized learning', /40% better outcomes/],
  ],
  'industry/life-sciences': [
    ['25+', 'pharma companies served'],
    ['100+', 'clinical trials supported'],
    ['150+', 'regulatory submissions'],
    ['10+', 'years of experience'],
  ],
  'industry/retail': [
    ['40+', 'Retail Clients Served'],
    ['60+', 'E-commerce Platforms Built'],
    ['80+', 'Mobile Apps Deployed'],
    ['35%', 'Average Sales Increase'],
  ],
  'industry/travel': [
    ['30+', 'Travel Companies Served'],
    ['45+', 'Booking Platforms Built'],
    ['50+', 'Mobile Apps Launched'],
    ['10K+', 'Bookings Processed Daily'],
  ],
};

/** Groups messages whose ids differ only in the last part, such as `figures.1.value` and `figures.1.label`. */
function groups(name: string): string[][] {
  const parts = Map.groupBy(Object.entries(rawCatalog(name)), ([id]) => id.replace(/\.[^.]*$/, ''));
  return [...parts.values()].map((messages) => messages.map(([, text]) => text));
}

describe.each(Object.entries(figures))('%s', (name, rows) => {
  test.each(rows.map((row) => ({ row })))('has $row', ({ row }) => {
    const together = row.map((text) =>
      text instanceof RegExp ? expect.stringMatching(text) : text,
    );
    expect(groups(name)).toContainEqual(expect.arrayContaining(together));
  });
});

describe('the open positions', () => {
  const messages = rawCatalog('careers');
  const locations = jobIds.map((id) => messages[`positions.location.${jobs[id].mode}`]);

  it('are six, in Austin, and cover all three work modes', () => {
    expect(locations).toHaveLength(6);
    expect(new Set(locations)).toEqual(
      new Set(['Austin, TX (Remote)', 'Austin, TX (Hybrid)', 'Austin, TX (Travel Required)']),
    );
  });
});
