import { oneToFour } from '#catalog/ordinals.ts';
import { services } from '#content/services.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { GenAiBandProps } from './gen-ai-messages.ts';

/** Four capabilities of generative AI, in two columns under a heavy line. */
export function Capabilities({ t }: GenAiBandProps) {
  const { cards } = services['gen-ai'];
  return (
    <section className="ground band">
      <div className="measure">
        <SectionHeading
          label={t('capabilities.label')}
          title={t('capabilities.title')}
          introduction={t('capabilities.introduction')}
        />
        <ul className="mt-12 grid gap-x-8 border-t-3 border-ink md:grid-cols-2">
          {oneToFour.map((n) => (
            <li
              key={n}
              className="grid grid-cols-[auto_1fr] gap-x-6 border-b border-line py-8 lg:py-10"
            >
              <Icon name={cards[n]} />
              <div>
                <h3 className="headline-3">{t(`capabilities.${n}.title`)}</h3>
                <p className="body mt-2">{t(`capabilities.${n}.description`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
