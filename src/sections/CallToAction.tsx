import type { Closing } from '#content/copy/parts.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { EmailLink, PhoneLink } from '#ui/ContactLinks.tsx';

/** The last band of a page, with a button to the contact page, and the phone number and e-mail address beside it. */
export function CallToAction({ title, text, action }: Closing) {
  return (
    <section className="band-flag ground">
      <div className="measure flex flex-wrap items-end justify-between gap-x-16 gap-y-10 py-14 lg:py-20">
        <div className="flex-[1_1_22em]">
          <h2 className="headline-2 max-w-160 lg:text-14">{title}</h2>
          <p className="lede mt-5 mb-8 max-w-130 text-ink">{text}</p>
          <ActionLink to="/contact" look="primary">
            {action}
          </ActionLink>
        </div>
        <p className="grid flex-[0_1_28em]">
          <PhoneLink className={direct} />
          <EmailLink className={direct} />
        </p>
      </div>
    </section>
  );
}

const direct =
  'border-t border-line py-3 font-display font-600 text-[min(1.75rem,5.2vw)] underline decoration-transparent underline-offset-4 hover:decoration-current';
