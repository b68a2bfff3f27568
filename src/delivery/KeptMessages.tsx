import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import { holdsText } from '#contact/draft.ts';
import { announce } from '#document/announcements.ts';
import { delivery } from './delivery.ts';
import { isBusy } from './delivery-machine.ts';
import type { DeliveryProps } from './delivery-messages.ts';
import { KeptMessageItem } from './KeptMessageItem.tsx';
import { isToBeSent, type KeptMessage } from './kept-message.ts';
import { askWorker, keptMessages } from './kept-messages.ts';

interface KeptMessagesProps extends DeliveryProps {
  /** Moves the focus on, because the pressed button may have disappeared with its message. */
  readonly onRemoved: () => void;
}

const remove = ({ message }: KeptMessage) =>
  askWorker({ type: 'REMOVE_MESSAGE', key: message.key });

/** The messages that wait on this device. The visitor can send them again, and change or discard each. */
export function KeptMessages({ t, d, onRemoved }: KeptMessagesProps) {
  const title = useId();
  const kept = useStore(keptMessages);
  const isFormFree = useStore(delivery.store, (state) => !isBusy(state) && !holdsText(state));
  const [failedKeys, setFailedKeys] = useState<readonly string[]>([]);
  if (kept.length === 0) return null;

  const toBeSent = kept.filter(isToBeSent).map(({ message }) => message.key);
  const hasFailed = toBeSent.some((key) => failedKeys.includes(key));

  /** The worker may answer late: a visitor who has moved on by then keeps the focus. */
  const moveFocusFrom = (pressed: Element | null) => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === pressed) onRemoved();
  };
  const sendAll = async () => {
    const pressed = document.activeElement;
    setFailedKeys([]);
    if (await askWorker({ type: 'SEND_MESSAGES' })) return moveFocusFrom(pressed);
    setFailedKeys(toBeSent);
    announce(d('kept.failed'));
  };
  // The form takes the message before the worker removes it, because the worker answers late while it sends messages.
  const change = async (each: KeptMessage) => {
    if (!delivery.restore(each.message)) return;
    onRemoved();
    if (!(await remove(each))) delivery.withdraw(each.message.key);
  };
  const discard = async (each: KeptMessage) => {
    const pressed = document.activeElement;
    if (await remove(each)) announce(d('kept.discarded'));
    moveFocusFrom(pressed);
  };

  return (
    <section aria-labelledby={title} className="delivery-notice mt-8">
      <h3 id={title} className="font-500">
        {d(toBeSent.length > 0 ? 'kept.title' : 'refused.title')}
      </h3>
      {toBeSent.length > 0 && (
        <>
          <p className="mt-1">{d(hasFailed ? 'kept.failed' : 'kept.text')}</p>
          <Button className="button-secondary mt-3" onPress={sendAll}>
            {d('kept.send')}
          </Button>
        </>
      )}
      <ul>
        {kept.map((each) => (
          <KeptMessageItem
            key={each.message.key}
            t={t}
            d={d}
            kept={each}
            onChange={isFormFree ? () => change(each) : undefined}
            onDiscard={() => discard(each)}
          />
        ))}
      </ul>
    </section>
  );
}
