import type { SyntheticEvent } from 'react';
import type { State } from './specimen.ts';
import type { FiledSpecimen } from './specimens.ts';
import type { View } from './views.ts';

interface StateFrameProps {
  readonly specimen: FiledSpecimen;
  readonly state: State;
  readonly view: View;
}

/** A state in a window of its own, with what the stores and the window's edges are to it. */
export function StateFrame({ specimen, state, view }: StateFrameProps) {
  const address = stateAddress(specimen, state, view);
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
        title={`${specimen.name}, ${state.name}`}
        loading="lazy"
        className="workbench-frame"
        style={{
          colorScheme: view.colours,
          inlineSize: width ?? view.width,
          blockSize: height ?? 160,
        }}
        {...(height === undefined && { onLoad: fit })}
      />
    </figure>
  );
}

/** Where a state is shown alone. */
function stateAddress({ file, name }: FiledSpecimen, state: State, { text }: View): string {
  return `?${new URLSearchParams({ file, specimen: name, state: state.name, text })}`;
}

/** Keeps a frame as high as what it shows. */
function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const root = frame.contentDocument?.getElementById('root');
  if (!root) return;
  new ResizeObserver(() => {
    frame.style.blockSize = `${root.offsetHeight}px`;
  }).observe(root);
}
