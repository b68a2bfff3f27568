import type { SyntheticEvent } from 'react';
import type { State } from './specimen.ts';
import type { SpecimenInFile } from './specimens.ts';
import type { View } from './views.ts';

interface StateFrameProps {
  readonly specimen: SpecimenInFile;
  readonly state: State;
  readonly view: View;
}

/** A state in its own frame, so that it has its own stores and its own window size. */
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
        // A new frame for each address, because a new address in the same frame would add a history entry.
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
        {...(height === undefined && { onLoad: fitHeight })}
      />
    </figure>
  );
}

/** The address of a page with only this state. */
function stateAddress({ file, name }: SpecimenInFile, state: State, { text }: View): string {
  return `?${new URLSearchParams({ file, specimen: name, state: state.name, text })}`;
}

/** Keeps a frame as high as its content. */
function fitHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const root = frame.contentDocument?.getElementById('root');
  if (!root) return;
  new ResizeObserver(() => {
    frame.style.blockSize = `${root.offsetHeight}px`;
  }).observe(root);
}
