/** The modules of plugins/copy/copy.ts: the sentences of the site's language, formatted. */

declare module 'virtual:copy/shell' {
  const copy: import('./shell.ts').ShellCopy;
  export default copy;
}
declare module 'virtual:copy/offline' {
  const copy: import('./shell.ts').OfflineCopy;
  export default copy;
}
declare module 'virtual:copy/notice' {
  const copy: import('./shell.ts').NoticeCopy;
  export default copy;
}
declare module 'virtual:copy/delivery' {
  const copy: import('./shell.ts').DeliveryCopy;
  export default copy;
}
declare module 'virtual:copy/pages/contact' {
  const copy: import('./pages.ts').ContactCopy;
  export default copy;
}
declare module 'virtual:copy/pages/not-found' {
  const copy: import('./pages.ts').NotFoundCopy;
  export default copy;
}

/** Loads the copy of a page with a route file of its own. Every page imports this list or one of the next two (plugins/chunks). */
declare module 'virtual:copy/pages' {
  type Pages = typeof import('./pages.ts').uniquePageCopy & {
    readonly 'not-found': typeof import('./pages.ts').notFoundCopy;
  };
  const load: {
    readonly [Path in keyof Pages]: () => Promise<{
      readonly default: import('./parts.ts').CopyOf<Pages[Path]>;
    }>;
  };
  export default load;
}

declare module 'virtual:copy/services' {
  type Load<Copy> = () => Promise<{ readonly default: Copy }>;
  type Common = Readonly<
    Record<import('../services.ts').CommonServiceId, Load<import('./services.ts').ServiceCopy>>
  >;
  const load: Common & { readonly 'gen-ai': Load<import('./services.ts').GenAiCopy> };
  export default load;
}

declare module 'virtual:copy/industries' {
  const load: Readonly<
    Record<
      import('../industries.ts').IndustryId,
      () => Promise<{ readonly default: import('./industries.ts').IndustryCopy }>
    >
  >;
  export default load;
}

declare module 'virtual:copy/names' {
  const names: {
    readonly pages: Readonly<Record<import('../paths.ts').UniquePath, string>>;
    readonly services: Readonly<Record<import('../services.ts').ServiceId, string>>;
    readonly industries: Readonly<Record<import('../industries.ts').IndustryId, string>>;
  };
  export default names;
}

declare module 'virtual:copy/home-readings' {
  type Figure = import('./parts.ts').Figure;
  const readings: {
    readonly services: Readonly<
      Record<typeof import('../services.ts').aiPractices[number], Figure>
    >;
    readonly industries: Readonly<
      Record<typeof import('../industries.ts').homeIndustries[number], Figure>
    >;
  };
  export default readings;
}

declare module 'virtual:copy/service-summaries' {
  const summaries: Readonly<
    Record<import('../services.ts').CommonServiceId, import('./services.ts').ServiceSummary>
  >;
  export default summaries;
}

/** Where the figures of the industries are told, by their places in `projectsIn`. */
declare module 'virtual:copy/projects' {
  const projects: Readonly<
    Record<
      import('../industries.ts').IndustryId,
      readonly {
        readonly service: import('../services.ts').ServiceId;
        readonly title: string;
        readonly href: import('../paths.ts').ProjectAddress;
      }[]
    >
  >;
  export default projects;
}

declare module 'virtual:copy/industry-summaries' {
  const summaries: Readonly<
    Record<import('../industries.ts').IndustryId, import('./industries.ts').IndustrySummary>
  >;
  export default summaries;
}

/** What plugins/pages/site-modules.ts serves: what pages need to know of their language and of the others. */
declare module 'virtual:site' {
  type Site = import('#content/languages.ts').Site;
  /** The language of the copy: of a pseudo-locale, its own tag. */
  export const language: string;
  export const origin: Site['origin'];
  export const socialLocale: Site['socialLocale'];
  export const origins: Site['origins'];
  export const others: readonly Pick<Site['others'][number], 'language' | 'name' | 'origin'>[];
}

/** What plugins/icons/icons.ts serves: the address of a list of every icon with the `d` of its path. */
declare module 'virtual:icon-shapes' {
  const address: string;
  export default address;
}

/** The notice of an unusual day, or nothing (plugins/pages/site-modules.ts). */
declare module 'virtual:notice' {
  export const Notice: import('react').FC;
}

/** The form that the contact page shows. This and the other modules are of plugins/delivery/delivery.ts. */
declare module 'virtual:delivery/form' {
  export const ContactForm: import('react').FC<{
    readonly copy: import('#content/copy/pages.ts').ContactCopy['form'];
  }>;
}

/** For the modules of a form that sends. */
declare module 'virtual:delivery/setting' {
  const setting: import('#content/delivery.ts').LiveDelivery;
  export default setting;
}

/** What every page and the worker do about messages that wait. */
declare module 'virtual:delivery/page';
declare module 'virtual:delivery/worker';
