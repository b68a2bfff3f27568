import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { holdsText } from '#contact/draft.ts';
import { announce } from '#document/announcements.ts';
import { delivery } from './delivery.ts';
import { isBusy } from './delivery-machine.ts';
import type { DeliveryProps } from './delivery-messages.ts';
import { KeptMessageItem } from './KeptMessageItem.tsx';
import type { KeptMessage } from './kept-message.ts';
import { askWorker, keptMessages } from './kept-messages.ts';

interface KeptMessagesProps extends DeliveryProps {
  /** Called when a pressed button has disappeared with its message. */
  readonly onRemoved: () => void;
}

/** The messages that wait on this device. The visitor can send each again, change it or discard it. */
export function KeptMessages({ t, d, onRemoved }: KeptMessagesProps) {
  const title = useId();
  const kept = useStore(keptMessages);
  const isFormFree = useStore(delivery.store, (state) => !isBusy(state) && !holdsText(state));
  const [hasFailed, setHasFailed] = useState(false);
  if (kept.length === 0) return null;

  const remove = async ({ message }: KeptMessage, then: () => void) => {
    const isRemoved = await askWorker({ type: 'REMOVE_MESSAGE', key: message.key });
    if (isRemoved) then();
    onRemoved();
  };
  const sendAll = async () => {
    setHasFailed(false);
    await askWorker({ type: 'SEND_MESSAGES' });
    const isWaiting = keptMessages.getState().some(({ reasons }) => reasons.length === 0);
    setHasFailed(isWaiting);
    if (isWaiting) announce(d('kept.failed'));
    else onRemoved();
  };

  return (
    <section aria-labelledby={title} className="delivery-notice mt-8">
      <h3 id={title} className="font-500">
        {d('kept.title')}
      </h3>
      <p className="mt-1">{d(hasFailed ? 'kept.failed' : 'kept.text')}</p>
      <ul>
        {kept.map((each) => (
          <KeptMessageItem
            key={each.message.key}
            t={t}
            d={d}
            kept={each}
            onSend={sendAll}
            onChange={
              isFormFree ? () => remove(each, () => delivery.restore(each.message)) : undefined
            }
            onDiscard={() => remove(each, () => announce(d('kept.discarded')))}
          />
        ))}
      </ul>
    </section>
  );
}
