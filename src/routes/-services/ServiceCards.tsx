import './service-cards.css';
import summaries from 'virtual:copy/service-summaries';
import { servicePath } from '#content/paths.ts';
import { listedServiceIds, services } from '#content/services.ts';
import { ArrowLink, ReadMore } from '#sections/ArrowLink.tsx';
import { PlateDetail } from '#sections/PlateDetail.tsx';
import { Icon } from '#ui/Icon.tsx';

/**
 * Cards with their features: every service but generative AI (docs/specification.md, "6. Service pages"). A
 * last card that would be alone takes the whole row. On phones ten cards in full would be eight screens high, so they have no
 * picture and no icon, the link stands beside the heading, and the features are one text. `companion` is the text of a link
 * from Artificial Intelligence to generative AI.
 */
export function ServiceCards({ companion }: { readonly companion: string }) {
  return (
    <ul className="mt-12 grid border-t-3 border-ink lg:grid-cols-2 lg:gap-x-8">
      {listedServiceIds.map((id) => {
        const { name, summary, features } = summaries[id];
        return (
          <li
            key={id}
            className="tile relative content-start sm:grid sm:grid-cols-[auto_1fr] gap-x-6 border-b border-line py-5 sm:py-9 lg:[&:last-child:nth-child(odd)]:col-span-2"
          >
            <div className="drawing-view max-sm:hidden ground-2 col-span-2 mb-7 h-64 overflow-hidden border border-line">
              <PlateDetail plate={id} />
            </div>
            <Icon name={services[id].icon} className="mt-1 text-7 text-ink-2 max-sm:hidden" />
            <div className="service-text sm:flex sm:flex-col sm:h-full">
              <h3 className="headline-3">{name}</h3>
              <p className="body sm:mt-2">{summary}</p>
              <p className="mt-1.5 text-3.75 leading-snug sm:hidden">{`${features.join('. ')}.`}</p>
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
