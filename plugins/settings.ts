import { parseArgs } from 'node:util';
import { companyRecords } from '#content/company.ts';
import { type Delivery, referenceReceiver } from '#content/delivery.ts';
import { defaultLanguage, languageNamed, type Site, siteIn } from '#content/languages.ts';
import { pseudoLocale } from './copy/pseudo-locale.ts';

/** What a build can choose. Each part is independent of the others. */
export interface Settings {
  /** The language of the site, or a pseudo-locale of the default language. */
  readonly language: string;
  /** Where the form sends: as the company's records say, or to the receiver of `npm run receiver`. */
  readonly form: 'own' | 'receiver';
  /** The worker: the one that keeps the site offline, or one that removes itself from visitors' browsers. */
  readonly worker: 'offline' | 'kill-switch';
}

/** The settings by the values of options or of environment variables. Throws a printable error for an unknown value. */
function settingsOf(values: Partial<Record<keyof Settings, string | undefined>>): Settings {
  const { language = defaultLanguage, form = 'own', worker = 'offline' } = values;
  if (!pseudoLocale(language)) languageNamed(language);
  if (form !== 'own' && form !== 'receiver') {
    throw new Error(`the form is own or receiver, not '${form}'`);
  }
  if (worker !== 'offline' && worker !== 'kill-switch') {
    throw new Error(`the worker is offline or kill-switch, not '${worker}'`);
  }
  return { language, form, worker };
}

/** The settings of `vite` and of `vitest`: SITE_LANGUAGE, SITE_FORM and SITE_WORKER. */
export function settingsOfEnvironment(): Settings {
  const { SITE_LANGUAGE, SITE_FORM, SITE_WORKER } = process.env;
  return settingsOf({ language: SITE_LANGUAGE, form: SITE_FORM, worker: SITE_WORKER });
}

/**
 * The settings of a program: the options `--language`, `--form` and `--worker`, else those of the environment. The build has
 * only these options and `--all` and `--tested`: it throws a printable error for another one. Vitest has options of its own.
 */
export function settingsOfCommand(program: 'build' | 'other'): Settings {
  const [string, boolean] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const { values } = parseArgs({
    options: { language: string, form: string, worker: string, all: boolean, tested: boolean },
    strict: program === 'build',
  });
  const named = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return settingsOf({ ...settingsOfEnvironment(), ...Object.fromEntries(named) });
}

/** The site that is built: a pseudo-locale has the addresses of the default language. */
export function siteOf({ language }: Settings): Site {
  return siteIn(pseudoLocale(language) ? defaultLanguage : languageNamed(language));
}

/** Where the form of a build sends. */
export function deliveryOf({ form }: Settings): Delivery {
  return form === 'receiver' ? referenceReceiver : companyRecords.contact.delivery;
}
