import type { Reason } from './deliver.ts';
import { d, t } from './delivery-messages.ts';

/** Says that the receiver refused a message, and which fields it names. */
export function Refusal({ reasons }: { readonly reasons: readonly Reason[] }) {
  const labels = reasons.flatMap((reason) => (reason === 'unexplained' ? [] : t(`form.${reason}`)));
  return (
    <div>
      <p className="font-500">{d('refused.title')}</p>
      <p>
        {labels.length > 0
          ? `${d('refused.field')} ${labels.join(', ')}`
          : d('refused.unexplained')}
      </p>
    </div>
  );
}
