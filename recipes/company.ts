import { company, companyRecords } from '#content/company.ts';
import { defaultLanguage, siteIn, siteLanguages } from '#content/languages.ts';
import { fingerprint } from '#specification/compared.ts';
import { specification } from '#specification/table.ts';
import type { Recipe } from './recipe.ts';
import type { WorkingCopy } from './working-copy.ts';

const settings = 'src/content/company.ts';

interface Place {
  readonly id: string;
  readonly city: string;
}

/** An imaginary firm, and the places of its offices. */
const firm = { name: 'Northgate & Sons Advisory', host: 'northgate.example' };
const headquarters = 'Halifax';
const places: readonly Place[] = [
  { id: 'halifax', city: headquarters },
  { id: 'moncton', city: 'Moncton' },
  { id: 'truro', city: 'Truro' },
];

/** The settings of an office. Coordinates and street are those of no real place. */
const office = ({ id, city }: Place, index: number) => ({
  id,
  street: `${index + 1} Harbour Street`,
  city,
  region: 'NS',
  postalCode: `B3H 0A${index}`,
  country: 'CA',
  latitude: 44.5 + index,
  longitude: -63.5 - index,
});

const sourceOf = (facts: ReturnType<typeof office>) => {
  const lines = Object.entries(facts).map(([name, fact]) => {
    const value = typeof fact === 'string' ? `'${fact}'` : fact;
    return `    ${name}: ${value},\n`;
  });
  return `  {\n${lines.join('')}  },\n`;
};

function changeSettings(copy: WorkingCopy, places: readonly Place[]): void {
  const offices = places.map(office);
  copy.replace(
    settings,
    /(const offices = \[\n)[\s\S]*?^\]/m,
    `$1${offices.map(sourceOf).join('')}]`,
  );
  const compared = offices.map((facts) => `${facts.id}: '${fingerprint(facts)}'`).join(', ');
  copy.replace(settings, /(?<=offices: \{ ).*(?= \},)/, compared);
  copy.replace(settings, companyRecords.compared.nameOrigin, fingerprint(firm.name));
  copy.replace(settings, `name: '${company.name}'`, `name: '${firm.name}'`);
  copy.replace(settings, company.phone, '+1 (902) 555-0117');
  for (const address of [company.email, company.careersEmail, companyRecords.securityEmail]) {
    copy.replace(settings, address, address.replace(/@.*/, `@${firm.host}`));
  }
}

/** The firm's host in the origin of each language. */
function changeOrigins(copy: WorkingCopy): void {
  const { host } = new URL(siteIn(defaultLanguage).origin);
  copy.rewrite('src/content/languages.ts', (text) => text.replaceAll(host, firm.host));
}

/** The places of today's company, the longest names first, because one may contain another. */
const oldPlaces = [...company.offices.map(({ city }) => city), ...specification.places].toSorted(
  (one, other) => other.length - one.length,
);

/** A text with the firm's place instead of today's places. */
function moved(text: string): string {
  const [{ region }] = company.offices;
  return oldPlaces
    .reduce((rest, place) => rest.replaceAll(place, headquarters), text)
    .replaceAll(`, ${region}`, ', NS');
}

/** The firm's place in every sentence, and the messages of its offices. */
function changeCatalogs(copy: WorkingCopy, offices: readonly Place[]): void {
  for (const file of copy.filesMatching('src/catalog/*/**/*.json')) copy.rewrite(file, moved);
  for (const language of siteLanguages) {
    changeOffices(copy, `src/catalog/${language}/contact.json`, offices);
  }
}

/** The messages of the firm's offices instead of those of today's offices, each like that of today's first office. */
function changeOffices(copy: WorkingCopy, contact: string, offices: readonly Place[]): void {
  const isOfOffice = (id: string) =>
    company.offices.some((old) => id.startsWith(`offices.${old.id}`));
  const messages = copy.json(contact);
  const others = Object.entries(messages).filter(([id]) => !isOfOffice(id));
  const [model] = company.offices;
  const own = offices.flatMap(({ id, city }) =>
    ['', '.map', '.directions'].map((part) => [
      `offices.${id}${part}`,
      (messages[`offices.${model.id}${part}`] ?? '').replaceAll(headquarters, city),
    ]),
  );
  copy.write(contact, `${JSON.stringify(Object.fromEntries([...others, ...own]), null, 2)}\n`);
}

/** The same order for the firm: its places in the ordered texts, and its name. The transcripts say the name as a screen reader does. */
function changeSpecification(copy: WorkingCopy): void {
  copy.rewrite('specification/table.ts', moved);
  copy.rewrite('docs/specification.md', (text) => moved(text).replaceAll(company.name, firm.name));
  const renamed = ['README.md', ...copy.filesMatching('{a11y,listen}/transcripts/*.txt')];
  for (const file of renamed) {
    copy.rewrite(file, (text) => text.replaceAll(company.name, firm.name));
  }
}

function changeLook(copy: WorkingCopy): void {
  copy.replace(
    'src/content/mark.ts',
    /shapes: \[[\s\S]*?\n {2}\]/,
    `shapes: [
    { path: 'M2 2h28v10H2z', fill: 'flag' },
    { path: 'M2 15h28v8H2z', fill: 'ink' },
  ]`,
  );
  copy.replace('src/ui/brand.ts', /brand = '#[0-9a-f]{6}'/i, "brand = '#1f5f8a'");
  copy.replace('src/ui/tokens.ts', /veg: '#[0-9a-f]{6}'/i, "veg: '#1f4a2c'");
  copy.replace('docs/design.md', /the datum symbol[^:]*:[^.]*\./, 'two bars, one on the other.');
}

const becomeFirm = (variant: string, count: number): Recipe => ({
  heading: 'Become another company',
  variant,
  perform: (copy) => {
    const offices = places.slice(0, count);
    changeSettings(copy, offices);
    changeOrigins(copy);
    changeCatalogs(copy, offices);
    changeSpecification(copy);
    changeLook(copy);
  },
});

/** The recipes for companies. Each begins with the repository as it is. */
export const companyRecipes: readonly Recipe[] = [
  becomeFirm('with one office', 1),
  becomeFirm('with three offices', 3),
];
