import type { SyntheticEvent } from 'react';
import { isPlain, type State } from './specimen.ts';
import type { FiledSpecimen } from './specimens.ts';
import type { View } from './views.ts';

interface StateFrameProps {
  readonly specimen: FiledSpecimen;
  readonly state: State;
  readonly view: View;
}

/**
 * A state in a window of its own, with what the stores and the window's edges are to it. `data-sheet` names the
 * document that shows it together with others.
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
        // Another address in the same frame would be a step of the reader's history.
        key={address}
        src={address}
        title={title}
        data-sheet={isPlain(state) ? `?${new URLSearchParams({ file })}` : undefined}
        loading="lazy"
        className="workbench-frame"
        style={{ inlineSize: width ?? view.width, blockSize: height ?? 160 }}
        {...(height === undefined && { onLoad: fit })}
      />
    </figure>
  );
}

/** Keeps a frame as high as what it shows. */
function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const root = frame.contentDocument?.getElementById('root');
  if (!root) return;
  new ResizeObserver(() => {
    frame.style.blockSize = `${root.offsetHeight}px`;
  }).observe(root);
}
