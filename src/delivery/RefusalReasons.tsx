import type { Reason } from './answer.ts';
import type { DeliveryProps } from './delivery-messages.ts';

interface RefusalReasonsProps extends DeliveryProps {
  readonly reasons: readonly Reason[];
}

/** The reasons of a refusal in words; a reason that is a field has the field's label. */
export function RefusalReasons({ t, d, reasons }: RefusalReasonsProps) {
  const text = (reason: Reason) => {
    if (reason === 'too-long' || reason === 'spam' || reason === 'unexplained') {
      return d(`refused.${reason}`);
    }
    return [d('refused.field'), t(`form.${reason}`)].join(' ');
  };
  return (
    <ul className="mt-2 list-disc ps-5">
      {reasons.map((reason) => (
        <li key={reason}>{text(reason)}</li>
      ))}
    </ul>
  );
}
