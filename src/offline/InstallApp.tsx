import './install.css';
import copy from 'virtual:copy/offline';
import { useStore } from 'zustand';
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
          {copy.install.ios.map((step, index) => (
            <li key={index}>{step}</li>
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
      {copy.install.action}
    </>
  );
}

function ask(): void {
  install.ask().catch((reason: unknown) => {
    console.warn('The browser did not ask about installing the site:', reason);
  });
}
