import type { Appearance } from './appearances.ts';

/** A result that axe leaves undecided (`incomplete`), with a decision made by a person. */
export interface Reviewed {
  readonly rule: string;
  readonly selector: string;
  /** The pages on which the entry must match a result. The entry may match on other pages, too. */
  readonly on: 'every page' | readonly string[];
  /** The appearance in which the entry must match: light, unless it is named. */
  readonly appearance?: Appearance;
  readonly reason: string;
}

export const reviewed: readonly Reviewed[] = [
  {
    rule: 'color-contrast',
    selector: '*',
    on: ['/'],
    reason:
      'axe cannot compute colours behind drawings, the film and the header. a11y/checks/contrast.ts compares every text with the pixels behind it.',
  },
  {
    rule: 'color-contrast-enhanced',
    selector: '.film-text *',
    on: ['/'],
    reason:
      'The scrim under Home’s first text, on narrow screens. a11y/checks/contrast.ts measures this text, too.',
  },
  {
    rule: 'hidden-content',
    selector: '.mobile-menu, header nav.hidden',
    on: 'every page',
    reason: 'The menus of the other layout. The matrix shows both.',
  },
  {
    rule: 'hidden-content',
    selector: '.drawing, .drawing *, .drawing-view',
    on: 'every page',
    appearance: 'forced colours',
    reason: 'A drawing, which is decoration: forced colours leave it out.',
  },
  {
    rule: 'hidden-content',
    selector: '.film-stage, .film-controls',
    on: ['/'],
    appearance: 'forced colours',
    reason: 'The film and its buttons: forced colours hide both.',
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
    // The button appears after a change of page, and a11y/checks/axe.ts makes no such change.
    on: [],
    reason:
      'Shown only in the window of an installed app. e2e/standalone.spec.ts opens such a window.',
  },
];
