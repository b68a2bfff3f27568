import type { Plugin } from 'vite';

/**
 * Why a site with this base path and this origin cannot be built, or null if it can. Its addresses start
 * with `/`, and its worker controls a whole domain.
 */
export function rootProblem(base: string, origin: string): string | null {
  const reason = 'the site lives at the root of a domain';
  if (base !== '/') return `the base path is '${base}', but ${reason}: build without --base`;
  if (URL.parse(origin)?.origin !== origin) {
    return `the origin in src/content/languages.ts is '${origin}', but ${reason}: write 'https://example.org', without a path`;
  }
  return null;
}

/** Stops a build for a subfolder of a domain. */
export function rootOfDomain(origin: string): Plugin {
  return {
    name: 'root-of-domain',
    configResolved({ base }) {
      const problem = rootProblem(base, origin);
      if (problem !== null) throw new Error(problem);
    },
  };
}
