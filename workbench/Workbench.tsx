import type { SyntheticEvent } from 'react';
import type { State } from './specimens.ts';

/** The components of the site, except those that specimens.test.ts names, in each of their states. */
export function Workbench({ states }: { readonly states: ReadonlyMap<string, readonly State[]> }) {
  return (
    <div className="grid gap-8 p-4">
      <header>
        <h1 className="headline-2">Workbench</h1>
      </header>
      <nav aria-label="Components" className="columns-[14rem] text-4">
        {Array.from(states.keys(), (component) => (
          <a key={component} href={`#${component}`} className="block py-1 hover:underline">
            {component}
          </a>
        ))}
      </nav>
      <main className="grid gap-16">
        {Array.from(states, ([component, ofComponent]) => (
          <section key={component} id={component} className="min-w-0">
            <h2 className="headline-3">{component}</h2>
            {ofComponent.map((state) => (
              <StateFrame key={state.name} {...state} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

/**
 * A state in its own frame, so that it has its own stores and its own window size. `data-sheet` is the address
 * of the document that shows all states of the file that need no frame (development.spec.ts opens it).
 */
function StateFrame({ file, component, name, window, isPlain }: State) {
  const address = `?${new URLSearchParams({ file, component, state: name })}`;
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
          data-sheet={isPlain ? `?${new URLSearchParams({ file })}` : undefined}
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
