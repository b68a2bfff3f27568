import './install.css';
import { useStore } from 'zustand';
import messages from '#catalog/en/install.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { Icon } from '#ui/Icon.tsx';
import { install } from './install.ts';
import { passFocusOn } from './pass-focus-on.ts';

/** A button that installs the site if the browser offers that; on iOS, the steps in the share menu. */
export function InstallApp() {
  const { status } = useStore(install.store);
  if (status === 'offered' || status === 'prompting') {
    return (
      <button ref={passFocusOn} type="button" onClick={ask} className="install-control">
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

const t = translator(messages);
const steps = ['ios.1', 'ios.2', 'ios.3'] as const;

function ask(): void {
  install.ask().catch((reason: unknown) => {
    console.warn('The browser did not ask about installing the site:', reason);
  });
}
