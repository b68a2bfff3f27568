import type { ContactCopy } from '#content/copy/pages.ts';
import './send-button.css';
import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';

interface SendButtonProps extends Pick<ButtonProps, 'render'> {
  readonly copy: ContactCopy['form'];
  readonly isSending: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The button that sends the form. While a message is under way, the button says so, and the form ignores a press. */
export function SendButton({ copy, isSending, ...button }: SendButtonProps) {
  return (
    <Button {...button} type="submit" {...(isSending && disabled)} className="button-primary">
      {isSending ? copy.sending : copy.submit}
    </Button>
  );
}

/** Not the `disabled` attribute: that would take the focus away from the button. */
const disabled = { 'aria-disabled': true } as const;
