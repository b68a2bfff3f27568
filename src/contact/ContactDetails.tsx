import { language } from 'virtual:site';
import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import type { ContactCopy } from '#content/copy/pages.ts';
import { timeOfDay } from '#content/time-of-day.ts';
import { Address, addressLines } from '#ui/Address.tsx';
import { EmailLink, PhoneLink } from '#ui/ContactLinks.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { BusinessHours } from './BusinessHours.tsx';
import { openingAt } from './opening-hours.ts';
import { useMinute } from './useMinute.ts';

const link =
  'text-link inline-flex min-h-11 items-center font-display font-600 text-[clamp(1rem,5.2vw,1.25rem)] xl:text-[min(1.5rem,1.75vw)]';
const [headquarters] = company.offices;

/** A time with its day, because it may be another day at the offices, or one on which they are closed. */
const OF_THE_WEEK = { weekday: 'long', minute: '2-digit' } as const;

/**
 * Phone, e-mail and address, each with a button that copies it, whether somebody answers now, and the business hours. What
 * hydration adds has its room from the start.
 */
export function ContactDetails({ copy }: { readonly copy: ContactCopy }) {
  const { reach, hours, toast } = copy;
  const now = useMinute();
  const detail = (name: keyof typeof reach.copy, text: string, children: ReactNode) => (
    <div>
      <dt>{reach[name]}</dt>
      <dd>
        <Copyable
          text={text}
          name={reach.copy[name]}
          copied={reach.copied}
          refused={{ ...reach.refused, close: toast.close }}
        >
          {children}
        </Copyable>
      </dd>
    </div>
  );
  return (
    <>
      <div className="md:flex items-center justify-between gap-4">
        <h2 className="headline-3">{reach.title}</h2>
        <p className="min-h-[1lh] font-500 leading-snug md:text-5 print:hidden">
          {now !== null && openingText(now, hours)}
        </p>
      </div>
      <dl className={`contact-details mt-2 ${now === null ? 'time-awaited' : ''}`}>
        {detail('phone', company.phone, <PhoneLink className={link} />)}
        {detail('email', company.email, <EmailLink className={link} />)}
        {detail(
          'address',
          addressLines(headquarters).join('\n'),
          <Address office={headquarters} />,
        )}
        {now !== null && (
          <div className="office-time">
            <dt>{hours.clock}</dt>
            <dd>{timeOfDay(now, company.businessHours.timeZone, language, OF_THE_WEEK)}</dd>
          </div>
        )}
      </dl>
      <BusinessHours copy={hours} now={now} />
    </>
  );
}

function openingText(now: number, copy: ContactCopy['hours']): string {
  const opening = openingAt(now);
  if (opening === 'open') return copy.open;
  return opening === 'today' ? copy.opensToday : copy.opensOn[opening];
}
