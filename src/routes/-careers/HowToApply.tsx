import { company } from '#content/company.ts';
import type { CareersCopy } from '#content/copy/pages.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Address } from '#ui/Address.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextWithEmail } from '#ui/TextWithEmail.tsx';

/** Where to send an application, and when the company answers, on the night band. */
export function HowToApply({ copy }: { readonly copy: CareersCopy['apply'] }) {
  const [headquarters] = company.offices;
  return (
    <section className="band-night ground band">
      <div className="measure">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <div className="mt-12 grid border-t border-line md:grid-cols-2">
          <div className="py-8 md:border-e md:border-line md:pe-8">
            <Icon name="mailbox" />
            <h3 className="headline-3 mt-4">{copy.post.title}</h3>
            <p className="body mt-2">{copy.post.text}</p>
            <Address office={headquarters} className="mt-4 font-500" />
          </div>
          <div className="border-t border-line py-8 md:border-t-0 md:ps-8">
            <Icon name="envelope-simple" />
            <h3 className="headline-3 mt-4">{copy.email.title}</h3>
            <p className="body mt-2">
              <TextWithEmail text={copy.email.text} address={company.careersEmail} />
            </p>
          </div>
        </div>
        <p className="flex items-start gap-4 border-t border-line pt-8 font-display font-600 text-5.5 leading-snug">
          <Icon name="calendar-check" className="text-7 text-veg" />
          {copy.timing}
        </p>
      </div>
    </section>
  );
}
