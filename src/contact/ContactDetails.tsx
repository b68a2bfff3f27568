import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import { EmailLink } from '#ui/EmailLink.tsx';
import { PhoneLink } from '#ui/PhoneLink.tsx';
import type { ContactProps } from './contact-messages.ts';

/** Phone, e-mail and business hours. */
export function ContactDetails({ t }: ContactProps) {
  return (
    <div className="grid content-start gap-10">
      <div>
        <h2 className="headline-3">{t('reach.title')}</h2>
        <p className="body mt-2">{t('reach.introduction')}</p>
        <dl className="mt-4 border-t border-line">
          <Fact term={t('reach.phone')}>
            <PhoneLink className="text-link inline-flex min-h-11 items-center" />
          </Fact>
          <Fact term={t('reach.email')}>
            <EmailLink
              address={company.email}
              className="text-link inline-flex min-h-11 items-center"
            />
          </Fact>
        </dl>
      </div>
      <div>
        <h2 className="headline-3">{t('hours.title')}</h2>
        <dl className="mt-4 border-t border-line">
          <Fact term={t('hours.weekdays')}>{t('hours.weekdays.time')}</Fact>
          <Fact term={t('hours.weekends')}>{t('hours.weekends.time')}</Fact>
        </dl>
      </div>
    </div>
  );
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

function Fact({ term, children }: FactProps) {
  return (
    <div className="flex flex-wrap min-h-14 items-center justify-between gap-x-6 gap-y-1 border-b border-line py-1.5">
      <dt className="text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
