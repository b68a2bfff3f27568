import './service-cards.css';
import summaries from 'virtual:copy/service-summaries';
import { servicePath } from '#content/paths.ts';
import { listedServiceIds } from '#content/services.ts';
import { ArrowLink, ReadMore } from '#sections/ArrowLink.tsx';
import { PlateDetail } from '#sections/PlateDetail.tsx';

/**
 * Cards with their features: every service but generative AI (docs/specification.md, "6. Service pages"). On phones, where the
 * hero has listed them, a card is its heading, beside it the link, and its features as one text. `companion` is the text of
 * a link from Artificial Intelligence to generative AI.
 */
export function ServiceCards({ companion }: { readonly companion: string }) {
  return (
    <ul className="mt-8 sm:mt-12 grid border-t-3 border-ink lg:grid-cols-2 lg:gap-x-8 xl:grid-cols-3">
      {listedServiceIds.map((id) => {
        const { name, summary, features } = summaries[id];
        return (
          <li key={id} className="service-card tile relative border-b border-line py-2 sm:py-8">
            <div className="band-night service-drawing drawing-view max-sm:hidden ground overflow-hidden">
              <PlateDetail plate={id} />
            </div>
            <div className="service-text sm:flex sm:flex-col grow">
              <h3 className="headline-3">{name}</h3>
              <p className="body mt-2 max-sm:hidden">{summary}</p>
              <p className="mb-2 text-3.75 leading-snug text-ink-2 sm:hidden">{`${features.join('. ')}.`}</p>
              <ul className="mt-4 mb-3 grid gap-x-6 gap-y-1.5 text-4 max-sm:hidden sm:cols-2-from-9">
                {features.map((feature, index) => (
                  <li key={index} className="checked">
                    {feature}
                  </li>
                ))}
              </ul>
              <p className="service-links mt-auto flex-wrap gap-x-6 sm:flex">
                <ReadMore to={servicePath(id)} subject={name} className="tile-link" />
                {id === 'artificial-intelligence' && (
                  <ArrowLink to="/services/gen-ai" className="relative">
                    {companion}
                  </ArrowLink>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
