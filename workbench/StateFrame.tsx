import type { SyntheticEvent } from 'react';
import { isPlain, type State } from './specimen.ts';
import type { SpecimenInFile } from './specimens.ts';
import type { View } from './views.ts';

interface StateFrameProps {
  readonly specimen: SpecimenInFile;
  readonly state: State;
  readonly view: View;
}

/**
 * A state in its own frame, so that it has its own stores and its own window size. `data-sheet` is the address
 * of the document that shows all states of the file that need no frame (development.spec.ts opens it).
 */
export function StateFrame({ specimen, state, view }: StateFrameProps) {
  const title = `${specimen.name}, ${state.name}`;
  const { text, colours } = view;
  const { file } = specimen;
  const address = `?${new URLSearchParams({ file, state: title, text, colours })}`;
  const { width, height } = state.window ?? {};
  return (
    <figure className="workbench-figure">
      <figcaption className="workbench-caption">
        <a href={address} className="text-link">
          {state.name}
        </a>
        {state.note !== undefined && <span className="text-ink-2">{state.note}</span>}
      </figcaption>
      <iframe
        // A new frame for each address, because a new address in the same frame would add a history entry.
        key={address}
        src={address}
        title={title}
        data-sheet={isPlain(state) ? `?${new URLSearchParams({ file })}` : undefined}
        loading="lazy"
        className="workbench-frame"
        style={{ inlineSize: width ?? view.width, blockSize: height ?? 160 }}
        {...(height === undefined && { onLoad: fitHeight })}
      />
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
