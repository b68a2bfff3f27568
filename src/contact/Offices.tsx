import { company, type Office } from '#content/company.ts';
import type { DrawingName } from '#content/drawings.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Address } from '#ui/Address.tsx';
import type { ContactProps } from './contact-messages.ts';
import { MapFrame } from './MapFrame.tsx';
import { directionsAddress, mapFrameAddress } from './map-addresses.ts';

/** Each office with its address, the way there, and a map where the provider can be reached. */
export function Offices({ t }: ContactProps) {
  return (
    <section className="ground-2 band">
      <div className="measure">
        <SectionHeading
          label={t('offices.label')}
          title={t('offices.title')}
          introduction={t('offices.introduction')}
        />
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2">
          {company.offices.map((office) => {
            return (
              <li key={office.id}>
                <h3 className="headline-3">{t(`offices.${office.id}`)}</h3>
                <Address office={office} className="mt-2 text-ink-2" />
                <dl className="mt-1 flex flex-wrap gap-x-2 text-ink-2 tabular-nums">
                  <dt>{t('offices.coordinates')}</dt>
                  <dd>{coordinates(office)}</dd>
                </dl>
                <p className="mb-4">
                  <a href={directionsAddress(office)} className="arrow-link underline">
                    {t(`offices.${office.id}.directions`)}
                  </a>
                </p>
                <MapFrame
                  address={mapFrameAddress(office)}
                  title={t(`offices.${office.id}.map`)}
                  drawing={drawings[office.id]}
                  note={t('offices.unavailable')}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** What stands in for each office's map. */
const drawings = {
  austin: 'contact',
  'round-rock': 'legal',
} as const satisfies Record<Office['id'], DrawingName>;

/** As maps and navigation devices take them: degrees, latitude first. */
function coordinates({ latitude, longitude }: Office): string {
  return `${latitude}, ${longitude}`;
}
