import { oneToFive } from '#catalog/ordinals.ts';
import type { CareersBandProps } from './careers-messages.ts';

/** Advice for the letter and the résumé, in large type beside its heading. */
export function Tips({ t }: CareersBandProps) {
  return (
    <section className="ground band">
      <div className="measure columns gap-y-10">
        <h2 className="columns-start headline-2">{t('tips.title')}</h2>
        <ul className="columns-end border-t-3 border-ink">
          {oneToFive.map((n) => (
            <li
              key={n}
              className="flex items-baseline gap-5 border-b border-line py-5 text-5 leading-snug text-pretty"
            >
              <span className="datum text-3" aria-hidden="true" />
              {t(`tips.${n}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
