/** Modules of build/catalog: some messages of many catalogs, by the ids of this folder's lists. */

declare module 'virtual:catalog/services/name' {
  const names: Readonly<
    Record<import('#content/services.ts').ServiceId, import('#catalog/message.ts').Catalog<'name'>>
  >;
  export default names;
}

declare module 'virtual:catalog/services/name+summary+features' {
  const summaries: Readonly<
    Record<
      import('#content/services.ts').CommonServiceId,
      import('#catalog/message.ts').Catalog<
        import('#catalog/service-messages.ts').ServiceSummaryMessageId
      >
    >
  >;
  export default summaries;
}

declare module 'virtual:catalog/industry/name' {
  const names: Readonly<
    Record<
      import('#content/industries.ts').IndustryId,
      import('#catalog/message.ts').Catalog<'name'>
    >
  >;
  export default names;
}

declare module 'virtual:catalog/industry/name+summary' {
  const summaries: Readonly<
    Record<
      import('#content/industries.ts').IndustryId,
      import('#catalog/message.ts').Catalog<
        import('#catalog/industry-messages.ts').IndustrySummaryMessageId
      >
    >
  >;
  export default summaries;
}
