import './contact.css';
import { company, type Office } from '#content/company.ts';
import type { ContactCopy } from '#content/copy/pages.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Address } from '#ui/Address.tsx';
import { MapFrame } from './MapFrame.tsx';

/** Each office with its address, a link to directions, and a map if the provider can be reached. */
export function Offices({ copy }: { readonly copy: ContactCopy['offices'] }) {
  return (
    <section id="offices" className="ground-2 band">
      <div className="measure">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2">
          {company.offices.map((office) => (
            <li key={office.id} className="office">
              <div>
                <h3 className="headline-3">{copy.places[office.id].name}</h3>
                <Address office={office} className="mt-2 text-ink-2" />
                <dl className="mt-1 flex flex-wrap gap-x-2 text-ink-2 tabular-nums">
                  <dt>{copy.coordinates}</dt>
                  {/* In the form that maps and navigation devices accept: degrees, latitude first. */}
                  <dd>{`${office.latitude}, ${office.longitude}`}</dd>
                </dl>
                <p className="mb-4">
                  <a href={directionsUrl(office)} className="arrow-link underline">
                    {copy.places[office.id].directions}
                  </a>
                </p>
              </div>
              <MapFrame
                office={office}
                title={copy.places[office.id].map}
                note={copy.unavailable}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function directionsUrl({ latitude, longitude }: Office): string {
  const url = new URL('/directions', company.mapProvider.origin);
  url.searchParams.set('to', `${latitude},${longitude}`);
  return url.href;
}
