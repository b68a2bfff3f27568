import language from 'virtual:catalog/language';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import type { DeliveryProps } from './delivery-messages.ts';
import { isToBeSent, type KeptMessage } from './kept-message.ts';
import { RefusalReasons } from './RefusalReasons.tsx';

interface KeptMessageItemProps extends DeliveryProps {
  readonly kept: KeptMessage;
  /** Undefined unless the form is free: no text in it, and no message under way. */
  readonly onChange: (() => void) | undefined;
  readonly onDiscard: () => void;
}

const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

/** One message that waits on this device, with the buttons that change and discard it. */
export function KeptMessageItem({ t, d, kept, onChange, onDiscard }: KeptMessageItemProps) {
  const text = useId();
  const { message, since, reasons } = kept;
  const button = { 'aria-describedby': text, className: 'button-secondary' };
  return (
    <li className="mt-4 border-t border-line pt-4">
      <p id={text} className="kept-message-text">
        {message.draft.message}
      </p>
      <p className="mt-1 text-ink-2">
        {d('kept.since')} {time.format(since)}
      </p>
      {!isToBeSent(kept) && (
        <>
          <p className="mt-2">{d('kept.refused')}</p>
          <RefusalReasons t={t} d={d} reasons={reasons} />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {onChange && (
          <Button {...button} onPress={onChange}>
            {d('kept.change')}
          </Button>
        )}
        <Button {...button} onPress={onDiscard}>
          {d('kept.discard')}
        </Button>
      </div>
    </li>
  );
}
