import { company } from '#content/company.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Address } from '#ui/Address.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextWithEmail } from '#ui/TextWithEmail.tsx';
import type { CareersBandProps } from './careers-messages.ts';

/** Where to send an application, and when the company answers, on the night band. */
export function HowToApply({ t }: CareersBandProps) {
  const [headquarters] = company.offices;
  return (
    <section className="band-night ground band">
      <div className="measure">
        <SectionHeading
          label={t('apply.label')}
          title={t('apply.title')}
          introduction={t('apply.introduction')}
        />
        <div className="mt-12 grid border-t border-line md:grid-cols-2">
          <div className="py-8 md:border-e md:border-line md:pe-8">
            <Icon name="mailbox" />
            <h3 className="headline-3 mt-4">{t('apply.post.title')}</h3>
            <p className="body mt-2">{t('apply.post.text')}</p>
            <Address office={headquarters} className="mt-4 font-500" />
          </div>
          <div className="border-t border-line py-8 md:border-t-0 md:ps-8">
            <Icon name="envelope-simple" />
            <h3 className="headline-3 mt-4">{t('apply.email.title')}</h3>
            <p className="body mt-2">
              <TextWithEmail text={t('apply.email.text')} address={company.careersEmail} />
            </p>
          </div>
        </div>
        <p className="flex items-start gap-4 border-t border-line pt-8 font-display font-600 text-5.5 leading-snug">
          <Icon name="calendar-check" className="text-7 text-veg" />
          {t('apply.timing')}
        </p>
      </div>
    </section>
  );
}
