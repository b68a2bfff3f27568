import type { ReactNode } from 'react';
import type { Obstacle } from './delivery-machine.ts';
import type { DeliveryTranslator } from './delivery-messages.ts';

interface UnreachableNoticeProps {
  readonly d: DeliveryTranslator;
  readonly obstacle: Obstacle;
  readonly children: ReactNode;
}

/** Says why the message has not arrived, and offers what can be done. The live region has announced it. */
export function UnreachableNotice({ d, obstacle, children }: UnreachableNoticeProps) {
  return (
    <div className="delivery-notice">
      <p className="font-500">{d('unreachable.title')}</p>
      <p className="mt-1">{d(`unreachable.${obstacle}`)}</p>
      {children}
    </div>
  );
}
