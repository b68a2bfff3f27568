import deliveryCopy from 'virtual:copy/delivery';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import { holdsText } from '#contact/draft.ts';
import { delivery, edit } from './delivery.ts';
import { refusalText } from './delivery-messages.ts';
import { keptMessages, tellWorker } from './kept-messages.ts';
import type { Message } from './message.ts';

const copy = deliveryCopy.kept;

const button = (key: string) => ({ 'aria-describedby': key, className: 'button-secondary' });

/**
 * The messages that wait on this device. The visitor can discard each, and correct a refused message in the form. The pressed
 * button disappears with its message, so `onRemove` moves the focus on.
 */
export function KeptMessages({ onRemove }: { readonly onRemove: () => void }) {
  const title = useId();
  const kept = useStore(keptMessages);
  const isFormFree = useStore(delivery, (state) => !holdsText(state));
  if (kept.length === 0) return null;

  const remove = (type: 'DISCARD' | 'TAKE_BACK', { key, draft }: Message) => {
    if (type === 'TAKE_BACK') edit(draft);
    void tellWorker({ type, key });
    onRemove();
  };
  return (
    <section aria-labelledby={title} className="mt-8 border-s-3 border-ink bg-paper-2 px-5 py-4">
      <h3 id={title} className="font-500">
        {copy.title}
      </h3>
      <ul>
        {kept.map(({ message, reasons }) => (
          <li key={message.key} className="mt-4 border-t border-line pt-4">
            <p id={message.key} className="mb-2 whitespace-pre-line [overflow-wrap:anywhere]">
              {message.draft.message}
            </p>
            <p>{reasons.length > 0 ? refusalText(reasons) : copy.text}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              {reasons.length > 0 && isFormFree && (
                <Button {...button(message.key)} onPress={() => remove('TAKE_BACK', message)}>
                  {copy.correct}
                </Button>
              )}
              <Button {...button(message.key)} onPress={() => remove('DISCARD', message)}>
                {copy.discard}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
