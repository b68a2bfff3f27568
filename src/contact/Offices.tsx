import { company } from '#content/company.ts';
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
            const name = t(`offices.${office.id}`);
            return (
              <li key={office.id}>
                <h3 className="headline-3">{name}</h3>
                <Address office={office} className="mt-2 text-ink-2" />
                <p className="mb-4">
                  <a href={directionsAddress(office)} className="arrow-link underline">
                    {t('offices.directions', { office: name })}
                  </a>
                </p>
                <MapFrame
                  address={mapFrameAddress(office)}
                  title={t('offices.map', { office: name })}
                  unavailable={t('offices.unavailable', { provider: company.mapProvider.name })}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
