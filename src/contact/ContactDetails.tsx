import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import type { ContactCopy } from '#content/copy/pages.ts';
import { Address, addressLines } from '#ui/Address.tsx';
import { EmailLink, PhoneLink } from '#ui/ContactLinks.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { BusinessHours } from './BusinessHours.tsx';

const link =
  'text-link inline-flex min-h-11 items-center font-display font-600 text-[clamp(1rem,5.2vw,1.25rem)] sm:text-6';
const [headquarters] = company.offices;

/** Phone, e-mail and address, each with a button that copies it, and the business hours. */
export function ContactDetails({ copy }: { readonly copy: ContactCopy }) {
  const { reach, hours, toast } = copy;
  const detail = (name: keyof typeof reach.copy, text: string, children: ReactNode) => (
    <div className="relative border-b border-line py-1.5">
      <dt className="text-4 text-ink-2">{reach[name]}</dt>
      {/* A link has more room above its letters than its label needs. */}
      <dd className="-mt-2">
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
    <div className="contact-details">
      <div>
        <h2 className="headline-3">{reach.title}</h2>
        <p className="body mt-2">{reach.introduction}</p>
        <dl className="mt-4 border-t border-line">
          {detail('phone', company.phone, <PhoneLink className={link} />)}
          {detail('email', company.email, <EmailLink className={link} />)}
          {detail(
            'address',
            addressLines(headquarters).join('\n'),
            <Address office={headquarters} className="pt-2" />,
          )}
        </dl>
      </div>
      <BusinessHours copy={hours} />
    </div>
  );
}
