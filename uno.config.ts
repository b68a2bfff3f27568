import { defineConfig, presetIcons, presetWind3 } from 'unocss';
import {
  dark,
  declarations,
  flagBand,
  flagBandInDark,
  light,
  night,
  nightInDark,
} from './src/ui/tokens.ts';

/** The schemes and bands as custom properties; a band re-declares what stands in it. */
const palettes = `
:root{color-scheme:light dark;${declarations(light)}}
.band-night{${declarations(night)}}
.band-flag{${declarations(flagBand)}}
@media (prefers-color-scheme:dark){
:root{${declarations(dark)}}
.band-night{${declarations(nightInDark)}}
.band-flag{${declarations(flagBandInDark)}}
}`;

const colours = Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`]));

export default defineConfig({
  // Wind3 prints plain declarations in a stable order: two builds give the same bytes.
  presets: [presetWind3({ preflight: 'on-demand' }), presetIcons({ warn: true })],
  content: {
    pipeline: { include: [/\.tsx($|\?)/, /src\/content\/.+\.ts($|\?)/] },
  },
  preflights: [{ getCSS: () => palettes }],
  theme: {
    colors: colours,
    fontFamily: {
      display: 'var(--font-display)',
      text: 'var(--font-text)',
    },
    // px: phones below 640, tablets to 1023, desktop from 1024 (where the header menus stand).
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
  },
  shortcuts: {
    measure: 'mx-auto w-full max-w-326 px-5 md:px-8 lg:px-11',
    band: 'py-14 lg:py-24',
    ground: 'bg-paper text-ink',
    'ground-2': 'bg-paper-2 text-ink',
    'headline-1':
      'font-display font-600 tracking-tight text-balance text-10 sm:text-13 lg:text-18 leading-none',
    'headline-2':
      'font-display font-600 tracking-tight text-balance text-8 lg:text-11 leading-tight',
    'headline-3': 'font-display font-600 text-balance text-5 leading-snug',
    lede: 'text-4.5 lg:text-5 text-ink-2 leading-relaxed text-pretty max-w-150',
    body: 'text-ink-2 leading-relaxed text-pretty max-w-150',
    eyebrow: 'flex items-center gap-3 text-flag-text font-500',
    'button-base':
      'inline-flex items-center justify-center gap-3 min-h-12 px-5.5 rounded-0.5 font-500 text-4.25 transition-colors duration-150',
    'button-primary':
      'button-base border border-transparent bg-action text-action-ink hover:bg-action-hover',
    'button-secondary':
      'button-base border border-control text-ink hover:bg-ink hover:text-paper hover:border-ink',
    'action-arrow':
      'block shrink-0 transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100',
    'text-link': 'text-water underline decoration-1 underline-offset-4 hover:decoration-2',
    'arrow-link':
      'inline-flex items-center gap-2 min-h-11 font-500 text-water underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-current transition-colors duration-150',
    numeral: 'font-display font-600 tabular-nums tracking-tight leading-none',
  },
});
