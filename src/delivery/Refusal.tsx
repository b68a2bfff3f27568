import type { Reason } from './deliver.ts';
import { d, t } from './delivery-messages.ts';

/** Says that the receiver refused a message, and why; a reason that is a field has the field's label. */
export function Refusal({ reasons }: { readonly reasons: readonly Reason[] }) {
  const text = (reason: Reason) =>
    reason === 'too-long' || reason === 'spam' || reason === 'unexplained'
      ? d(`refused.${reason}`)
      : [d('refused.field'), t(`form.${reason}`)].join(' ');
  return (
    <>
      <p className="font-500">{d('refused.title')}</p>
      <ul className="mt-2 list-disc ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{text(reason)}</li>
        ))}
      </ul>
    </>
  );
}
