import { site } from '#build/catalog/site.ts';
import { company } from '#content/company.ts';
import { shareSize } from '#content/share-picture.ts';

/** The share tags that are the same on every page, so that no script has to contain them (src/shell/metadata.ts). */
export function ShareTags() {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={site.socialLocale} />
      {site.others.map(({ language, socialLocale }) => (
        <meta key={language} property="og:locale:alternate" content={socialLocale} />
      ))}
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
