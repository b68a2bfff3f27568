import { spawnSync } from 'node:child_process';
import { defaultLanguage, siteLanguages } from '#content/languages.ts';

// `node plugins/other-languages.ts size built sample`: runs these scripts of package.json for the site in each language but the
// default, which `npm test` covers. Continues after a failure; ends with 1 if a script failed.

for (const language of siteLanguages.filter((other) => other !== defaultLanguage)) {
  for (const script of process.argv.slice(2)) {
    process.stdout.write(`\n${script} of the site in ${language}\n`);
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      stdio: 'inherit',
      env: { ...process.env, SITE_LANGUAGE: language },
      shell: process.platform === 'win32',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
