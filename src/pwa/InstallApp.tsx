import './install.css';
import type { RefCallback } from 'react';
import { useStore } from 'zustand';
import messages from '#catalog/en/install.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { Icon } from '#ui/Icon.tsx';
import { install } from './install.ts';

/** Installs the site where the browser offers it, and says how where only its menu does. */
export function InstallApp() {
  const { status } = useStore(install.store);
  if (status === 'offered' || status === 'prompting') {
    return (
      <button ref={keepFocusNear} type="button" onClick={ask} className="install-control">
        <InstallLabel />
      </button>
    );
  }
  if (status === 'ios-instructions') {
    return (
      <details className="install-instructions">
        <summary className="install-control">
          <InstallLabel />
        </summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </details>
    );
  }
  return null;
}

function InstallLabel() {
  return (
    <>
      <Icon name="download-simple" className="text-5" />
      {t('action')}
    </>
  );
}

/** A button that goes would leave the focus nowhere: the next link of the footer takes it. */
const keepFocusNear: RefCallback<HTMLButtonElement> = (button) => () => {
  if (!button || document.activeElement !== button) return;
  const links = Array.from(button.closest('footer')?.querySelectorAll('a') ?? []);
  links
    .find((link) => button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING)
    ?.focus();
};

const t = translator(messages);
const steps = ['ios.1', 'ios.2', 'ios.3'] as const;

function ask(): void {
  install.ask().catch((reason: unknown) => {
    console.warn('The browser did not ask about installing the site:', reason);
  });
}
