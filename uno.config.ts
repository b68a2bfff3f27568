import { defineConfig, presetWind3, type UserConfig } from 'unocss';
import {
  dark,
  declarations,
  flagBand,
  flagBandInDark,
  forest,
  forestInDark,
  light,
  night,
  nightInDark,
  print,
} from './src/ui/tokens.ts';

/** Custom properties for the page (light and dark), for the bands and for print, which writes links with their origin. */
const palettes = (origin: string) => `
:root{color-scheme:light dark}
:root{${declarations(light)}}
.band-night{${declarations(night)}}
.band-forest{${declarations(forest)}}
.band-flag{${declarations(flagBand)}}
@media (prefers-color-scheme:dark){
:root{${declarations(dark)}}
.band-night{${declarations(nightInDark)}}
.band-forest{${declarations(forestInDark)}}
.band-flag{${declarations(flagBandInDark)}}
}
@media (prefers-contrast:more){
:root,.band-night,.band-forest,.band-flag{--line:currentColor;--control:currentColor;--ink-2:var(--ink)}
}
@media print{
:root{color-scheme:light;--origin:"${origin}"}
:root,.band-night,.band-forest,.band-flag{${declarations(print)}}
}`;

const colours = Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`]));

/**
 * `cols-4-from-11`: up to four equal columns, each at least 11 em wide. A breakpoint is not enough: when only
 * the text is enlarged, the window keeps its width, but the text needs wider columns.
 */
function columnsFrom(most: number, least: number) {
  // Gaps are at most 2rem wide. With this minimum width, `most` columns fit in the row, but not one more.
  const share = `100% / ${most} - 2rem`;
  const column = `minmax(max(min(100%, ${least}em), ${share}), 1fr)`;
  return { 'grid-template-columns': `repeat(auto-fill, ${column})` };
}

/** The design of a site with this origin. */
export const unoConfig = (origin: string): UserConfig => ({
  // Wind3 writes plain declarations in a stable order, so two builds give the same bytes.
  presets: [presetWind3({ preflight: 'on-demand' })],
  content: {
    pipeline: { include: [/\.tsx($|\?)/] },
  },
  preflights: [{ getCSS: () => palettes(origin) }],
  theme: {
    colors: colours,
    fontFamily: { display: 'var(--font-display)' },
    // At the usual 16 px per em: phones below 640 px, tablets to 1023 px, desktop with header menus from
    // 1024 px. In em, so that readers with larger letters get the layout of a narrower window.
    breakpoints: { sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  },
  rules: [
    [
      /^cols-(\d)-from-(\d+)$/,
      ([, most = '', least = '']) => columnsFrom(Number(most), Number(least)),
    ],
  ],
  shortcuts: {
    measure: 'mx-auto w-full max-w-326 px-[var(--safe-gutter)]',
    band: 'py-14 lg:py-24',
    // Twelve columns; most bands have their heading in the first five and their content in the other seven.
    columns: 'grid grid-cols-1 gap-x-8 lg:grid-cols-12',
    'columns-start': 'lg:col-span-5',
    'columns-end': 'lg:col-span-7',
    ground: 'bg-paper text-ink',
    'ground-2': 'bg-paper-2 text-ink',
    'headline-1':
      'font-display font-600 tracking-tight text-balance text-9 sm:text-11 leading-[1.08]',
    'headline-2':
      'font-display font-600 tracking-[-0.018em] text-balance text-8 lg:text-10.5 leading-[1.1]',
    'headline-3': 'font-display font-600 text-balance text-5 leading-snug',
    // Both maximum widths fit 65 characters per line.
    lede: 'text-4.5 lg:text-5 text-ink-2 leading-relaxed max-w-147',
    body: 'text-ink-2 leading-relaxed max-w-119',
    status: 'w-fit border border-dashed border-control px-2.5 py-0.5 font-display font-600 text-4',
    eyebrow: 'flex items-center gap-3 text-flag-text font-500',
    'button-base':
      'inline-flex items-center justify-center gap-3 min-h-12 px-5.5 py-2.5 rounded-0.5 font-500 text-4.25 leading-snug transition-colors duration-150 active:translate-y-px',
    'button-primary':
      'button-base border border-transparent bg-action text-action-ink hover:bg-action-hover',
    'button-secondary':
      'button-base border border-control text-ink hover:bg-ink hover:text-paper hover:border-ink',
    'button-ink':
      'button-base border border-ink bg-ink text-paper hover:bg-ink-2 hover:border-ink-2',
    'action-arrow':
      'block shrink-0 transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100',
    'action-arrow-back':
      'block shrink-0 transition-transform duration-150 group-hover:-translate-x-1 rtl:-scale-x-100',
    'text-link': 'text-water underline decoration-1 underline-offset-4 hover:decoration-2',
    'arrow-link':
      'inline-flex items-center gap-2 min-h-11 font-500 text-water underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-current transition-colors duration-150',
    numeral: 'lg:break-words font-display font-600 tabular-nums tracking-tight leading-none',
  },
});

/** For editors, which complete the names of classes. */
export default defineConfig(unoConfig(''));
