import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import type { ContactCopy } from '#content/copy/pages.ts';
import { EmailLink } from '#ui/EmailLink.tsx';
import { PhoneLink } from '#ui/PhoneLink.tsx';

/** Phone, e-mail and business hours. */
export function ContactDetails({ copy }: { readonly copy: ContactCopy }) {
  return (
    <div className="grid content-start gap-10">
      <div>
        <h2 className="headline-3">{copy.reach.title}</h2>
        <p className="body mt-2">{copy.reach.introduction}</p>
        <dl className="mt-4 border-t border-line">
          <Fact term={copy.reach.phone}>
            <PhoneLink className="text-link inline-flex min-h-11 items-center" />
          </Fact>
          <Fact term={copy.reach.email}>
            <EmailLink
              address={company.email}
              className="text-link inline-flex min-h-11 items-center"
            />
          </Fact>
        </dl>
      </div>
      <div>
        <h2 className="headline-3">{copy.hours.title}</h2>
        <dl className="mt-4 border-t border-line">
          <Fact term={copy.hours.weekdays.days}>{copy.hours.weekdays.time}</Fact>
          <Fact term={copy.hours.weekends.days}>{copy.hours.weekends.time}</Fact>
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
