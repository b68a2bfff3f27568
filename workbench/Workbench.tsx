import { useState } from 'react';
import { StateFrame } from './StateFrame.tsx';
import type { SpecimenInFile } from './specimens.ts';
import { type ViewName, viewNames, viewOf, views } from './views.ts';

/** The components of the site, except those of `without-specimen.ts`, in each of their states. */
export function Workbench({ specimens }: { readonly specimens: readonly SpecimenInFile[] }) {
  const [view, setView] = useState(() => viewOf(new URLSearchParams(window.location.search)));
  const choose = (name: ViewName, value: string) => {
    const chosen = { ...view, [name]: value };
    setView(chosen);
    const { hash } = window.location;
    window.history.replaceState(null, '', `?${new URLSearchParams(chosen)}${hash}`);
  };
  return (
    <div className="workbench">
      <header className="workbench-header">
        <h1 className="headline-2">Workbench</h1>
        <form className="workbench-view">
          {viewNames.map((name) => (
            <label key={name} className="workbench-choice">
              {labels[name]}
              <select
                value={view[name]}
                onChange={({ currentTarget }) => choose(name, currentTarget.value)}
                className="workbench-select"
              >
                {views[name].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </form>
      </header>
      <nav aria-label="Components" className="workbench-contents">
        <ul>
          {specimens.map((specimen) => (
            <li key={specimen.name}>
              <a href={`#${specimen.name}`} className="workbench-link">
                {specimen.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="workbench-specimens">
        {specimens.map((specimen) => (
          <section key={specimen.name} id={specimen.name}>
            <h2 className="headline-3">{specimen.name}</h2>
            <p className="text-4 text-ink-2">{`src/${specimen.folder}/${specimen.name}.tsx`}</p>
            {specimen.states.map((state) => (
              <StateFrame key={state.name} specimen={specimen} state={state} view={view} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

const labels = { text: 'Text', colours: 'Colours', width: 'Width' } as const;
