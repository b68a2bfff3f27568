import { GAP } from '#plugins/copy/source-copy.ts';

// The code that `npm run new` writes. It compiles, and each comment with a gap says what its author has to choose or draw.

const common = (template: string, choose: string) => `
    // ${GAP}choose ${choose}
    template: '${template}',
    icon: 'briefcase',`;

/** As many as the copy's schema orders. */
const cards = `['briefcase', 'briefcase', 'briefcase', 'briefcase'],`;

/** The icons of a service's cards in `src/content/services.ts`. */
export const cardIconsEntry = (id: string) => `  '${id}': ${cards}`;

/** The entry of a service in `src/content/services.ts`. */
export function serviceEntry(id: string, template: string): string {
  const choose =
    'its icons, the solution that its hero shows, one industry or more, and two services or more to pair it with';
  return `  '${id}': {${common(template, choose)}${template === 'standard' ? '\n    reading: 0,' : ''}
    figures: 'row',
    industries: [],
    pairs: [],
  },`;
}

/** The entry of an industry in `src/content/industries.ts`. */
export function industryEntry(id: string, template: string): string {
  const choose =
    'its icons, a delivered project or more, and two services or more that it asks for';
  return `  '${id}': {${common(template, choose)}${
    {
      short: `\n    cards: ${cards}\n    projects: [],`,
      placeholder: '\n    projects: [],',
    }[template] ?? ''
  }
    services: [],
  },`;
}

/** The entry of a language in `src/content/languages.ts`: its own name, and the territory where most of its speakers live. */
export function languageEntry(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const capital = name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
  return `  // ${GAP}choose the origin of the site in this language
  '${tag}': { name: '${capital}', origin: 'https://${tag.toLowerCase()}.example', socialLocale: '${language}_${region}' },`;
}

/** The route of a page that has a hero, related pages and a closing band. */
export function routeOf(id: string): string {
  const component = id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `import copies from 'virtual:copy/pages';
import type { PathCopy } from '#content/copy/pages.ts';
import { CallToAction } from '#sections/CallToAction.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { routePage } from '#shell/route-page.ts';

/** The page and its copy. */
export const load = () => routePage('/${id}', copies['/${id}'], (copy) => <${component} copy={copy} />);

// ${GAP}compose the sections, with their copy in src/content/copy/pages.ts, and choose what its hero shows beside the text
function ${component}({ copy }: { readonly copy: PathCopy<'/${id}'> }) {
  return (
    <>
      <PageHero family="company" {...copy.hero} />
      <RelatedPages of="/${id}" />
      <CallToAction {...copy.closing} />
    </>
  );
}
`;
}

/** The names of the labels of a new plate. */
export const plateLabels = ['start', 'end'] as const;

const composition = (width: number, height: number, room: number) => `[
    indexLine(level(${height}, 0, ${width})),
    datum([${width / 2}, ${height}]),
    label('start', [0, ${height + 20}], { side: 'below', width: ${room} }),
    label('end', [${width}, ${height + 20}], { side: 'below', align: 'end', width: ${room} }),
  ]`;

/** A plate with one line and two labels. */
export const newPlate = `import { indexLine, level } from '#plugins/plates/lines.ts';
import type { Plate } from '#plugins/plates/plate.ts';
import { datum, label } from '#plugins/plates/signs.ts';

// ${GAP}draw the method of this page as docs/plates.md says, with labels that say what is shown
export const plate: Plate = {
  wide: ${composition(800, 200, 360)},
  narrow: ${composition(280, 180, 130)},
};
`;
