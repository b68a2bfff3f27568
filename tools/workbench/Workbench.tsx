import type { SyntheticEvent } from 'react';
import type { Specimens, State } from './specimens.ts';

/** The states of components that no page shows by its address alone. */
export function Workbench({ specimens }: { readonly specimens: Specimens }) {
  return (
    <div className="grid gap-8 p-4">
      <header>
        <h1 className="headline-2">Workbench</h1>
      </header>
      <nav aria-label="Components" className="columns-[14rem] text-4">
        {Object.keys(specimens).map((component) => (
          <a key={component} href={`#${component}`} className="block py-1 hover:underline">
            {component}
          </a>
        ))}
      </nav>
      <main className="grid gap-16">
        {Object.entries(specimens).map(([component, states]) => (
          <section key={component} id={component} className="min-w-0">
            <h2 className="headline-3">{component}</h2>
            {Object.entries(states).map(([name, { window }]) => (
              <StateFrame key={name} component={component} name={name} window={window} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

interface StateFrameProps {
  readonly component: string;
  readonly name: string;
  readonly window: State['window'];
}

/** A state in its own frame, so that it has its own stores and its own window size. */
function StateFrame({ component, name, window }: StateFrameProps) {
  const address = `?${new URLSearchParams({ component, state: name })}`;
  return (
    <figure className="mt-6 overflow-x-auto p-px">
      <figcaption className="pb-2 text-4">
        <a href={address} className="text-link">
          {name}
        </a>
      </figcaption>
      {/* Its corner changes the width. Not a border, because a border would change the size of the frame. */}
      <div
        className="resize-x overflow-hidden outline outline-1 outline-line"
        style={{ inlineSize: window?.width }}
      >
        <iframe
          src={address}
          title={`${component}, ${name}`}
          loading="lazy"
          className="block w-full"
          style={{ blockSize: window?.height ?? 160 }}
          {...(window?.height === undefined && { onLoad: fitHeight })}
        />
      </div>
    </figure>
  );
}

/** Keeps a frame as high as its content. */
function fitHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const root = frame.contentDocument?.getElementById('root');
  if (!root) return;
  new ResizeObserver(() => {
    frame.style.blockSize = `${root.offsetHeight}px`;
  }).observe(root);
}
