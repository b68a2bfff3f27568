import { parseArgs } from 'node:util';
import { defaultLanguage, type Language, languageNamed } from '#content/languages.ts';

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
  const { HOST, PORT, SITE_LANGUAGE } = environment;
  return {
    ...values,
    language: languageNamed(values.language ?? SITE_LANGUAGE ?? defaultLanguage),
    // Not `??`: an empty host would open the server to the whole network.
    host: HOST || '127.0.0.1',
    port: readPort(PORT ?? '4173'),
  };
}

/** A port from the environment. Throws an error with a printable message. */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not '${text}'`);
  }
  return port;
}

/** The folder of the built site in a language, from the root of the repository. */
export function siteFolder(language: Language): string {
  return language === defaultLanguage ? 'dist' : `dist-${language}`;
}

/** What follows `npm run build` or `npm start` for the site in a language. */
export function languageOption(language: Language): string {
  return language === defaultLanguage ? '' : ` -- --language ${language}`;
}
