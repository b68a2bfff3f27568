import type { RefCallback } from 'react';

/** When the focused button is removed, moves the focus to the next link of the footer. */
export const passFocusOn: RefCallback<HTMLButtonElement> = (button) => () => {
  if (!button || document.activeElement !== button) return;
  const links = Array.from(button.closest('footer')?.querySelectorAll('a') ?? []);
  links
    .find((link) => button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING)
    ?.focus();
};
