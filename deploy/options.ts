import { parseArgs } from 'node:util';
import { defaultLanguage, type Language, languageNamed } from '#content/languages.ts';

/** The language that an option names, else SITE_LANGUAGE, else the default one. */
export function chosenLanguage(option: string | undefined, { SITE_LANGUAGE } = process.env) {
  return languageNamed(option ?? SITE_LANGUAGE ?? defaultLanguage);
}

export type Options = ReturnType<typeof readOptions>;

/** Reads the serve command's options. Throws an error with a printable message for a wrong option. */
export function readOptions(commandLine: string[], environment: NodeJS.ProcessEnv) {
  const { values } = parseArgs({
    args: commandLine,
    options: {
      build: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      language: { type: 'string' },
    },
  });
  const { HOST, PORT } = environment;
  return {
    ...values,
    language: chosenLanguage(values.language, environment),
    // Not `??`: an empty host would open the server to the whole network.
    host: HOST || '127.0.0.1',
    port: readPort(PORT ?? '4173'),
  };
}

export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not '${text}'`);
  }
  return port;
}

export function siteFolder(language: Language): string {
  return language === defaultLanguage ? 'dist' : `dist-${language}`;
}

/** What follows `npm run build` or `npm start` for the site in a language. */
export function languageOption(language: Language): string {
  return language === defaultLanguage ? '' : ` -- --language ${language}`;
}
