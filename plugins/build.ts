import { siteLanguages } from '#content/languages.ts';
import { buildSite } from './build-site.ts';
import { settingsOfCommand } from './settings.ts';

// `npm run build`: builds the site in its default language, with `-- --language <language>` in another one or in a
// pseudo-locale, with `-- --all` in every language; with `-- --form receiver` with the form that sends, with
// `-- --worker kill-switch` with a worker that removes itself.

const settings = settingsOfCommand();
const languages = process.argv.includes('--all') ? siteLanguages : [settings.language];
for (const language of languages) await buildSite({ ...settings, language });
