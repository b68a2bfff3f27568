/** What axe cannot decide (`incomplete`), decided by hand. */
export interface Reviewed {
  readonly rule: string;
  readonly selector: string;
  /** Where the entry must be met, to stay on the list; it holds wherever it is met. */
  readonly on: 'every page' | readonly string[];
  readonly reason: string;
}

const legalPages = ['/privacy', '/terms'];

export const reviewed: readonly Reviewed[] = [
  {
    rule: 'color-contrast',
    selector: '*',
    on: ['/'],
    reason:
      'axe does not see through drawings, the film and what scrolls under the header. contrast.spec.ts measures every text against the pixels that are rendered behind it.',
  },
  {
    rule: 'color-contrast-enhanced',
    selector: '.film-text *',
    on: ['/'],
    reason:
      'The scrim under Home’s first text, on narrow screens. contrast.spec.ts measures it, too.',
  },
  {
    rule: 'hidden-content',
    selector: '.menu-panel, .mobile-panel, .mobile-panel *',
    on: 'every page',
    reason: 'A closed menu. states.ts opens each.',
  },
  {
    rule: 'hidden-content',
    selector: '.mobile-menu, header nav.hidden',
    on: 'every page',
    reason: 'The menus of the other layout. The matrix shows both.',
  },
  {
    rule: 'hidden-content',
    selector: '.without-scripting',
    on: 'every page',
    reason: 'Stands in for what needs JavaScript, and is shown where there is none (e2e).',
  },
  {
    rule: 'hidden-content',
    selector: '.drawing, .drawing *, .drawing-view',
    on: 'every page',
    reason: 'A drawing, which is decoration: forced colours leave it out.',
  },
  {
    rule: 'hidden-content',
    selector: '.film-stage, .film-controls',
    on: ['/'],
    reason: 'The film and its buttons: in forced colours there is no picture, and nothing to stop.',
  },
  {
    rule: 'hidden-content',
    selector: '.onward .max-lg\\:hidden',
    on: ['/industry/energy'],
    reason:
      'The arrow at the end of a row, which narrow windows leave out: the whole row is the link.',
  },
  {
    rule: 'hidden-content',
    selector: '.back-button',
    // After a change of page, which the matrix never makes.
    on: [],
    reason: 'Shown in an installed app’s window alone. e2e/standalone.spec.ts opens one.',
  },
  {
    rule: 'hidden-content',
    selector: 'main nav.hidden',
    on: legalPages,
    reason: 'The list of contents beside the text, which narrow windows leave out.',
  },
];
