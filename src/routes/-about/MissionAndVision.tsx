import type { AboutBandProps } from './about-messages.ts';

const statements = ['mission', 'vision'] as const;

/** Mission and vision in large type, one below the other, on the night band. */
export function MissionAndVision({ t }: AboutBandProps) {
  return (
    <section className="band-night ground band">
      <div className="measure grid gap-y-12 lg:gap-y-16">
        {statements.map((id) => (
          <div key={id} className="columns gap-y-4 border-t border-line pt-7">
            <h2 className="columns-start headline-3">{t(`${id}.title`)}</h2>
            <p className="columns-end text-6 leading-snug text-pretty lg:text-8">
              {t(`${id}.text`)}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
