import { useEffect, useId, useRef } from 'react';
import type { Reason } from './answer.ts';
import type { DeliveryProps } from './delivery-messages.ts';
import { RefusalReasons } from './RefusalReasons.tsx';

interface RefusalNoticeProps extends DeliveryProps {
  readonly reasons: readonly Reason[];
}

/** Says why the receiver refused the message. It gets the focus, so that screen readers say it. */
export function RefusalNotice({ t, d, reasons }: RefusalNoticeProps) {
  const title = useId();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <section
      ref={notice}
      aria-labelledby={title}
      tabIndex={-1}
      className="delivery-notice delivery-notice-refused"
    >
      <p id={title} className="font-500">
        {d('refused.title')}
      </p>
      <p className="mt-1">{d('refused.text')}</p>
      <RefusalReasons t={t} d={d} reasons={reasons} />
    </section>
  );
}
