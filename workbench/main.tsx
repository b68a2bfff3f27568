import './styles.ts';
import { createRoot } from 'react-dom/client';
import { completeIconSheet } from '#start/complete-icon-sheet.ts';
import { isPlain } from './specimen.ts';
import { allSpecimens, specimensOf } from './specimens.ts';
import { viewOf } from './views.ts';
import { wear } from './wear.ts';

// The development page of /workbench starts here (build/pages/development-page.ts): with `?file=…&state=…`
// that state alone; with `?file=…` the states of that file that need no document of their own; else all states.
const query = new URLSearchParams(window.location.search);
document.title = ['Workbench', ...query.getAll('file'), ...query.getAll('state')].join(', ');

const element = query.has('file') ? await asked() : await everything();
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root element');
createRoot(root).render(element);

async function everything() {
  const [specimens, { Workbench }] = await Promise.all([allSpecimens(), import('./Workbench.tsx')]);
  return <Workbench specimens={specimens} />;
}

async function asked() {
  const { text, colours } = viewOf(query);
  wear(colours);
  // Before the specimens are imported, which read the catalogs.
  if (text !== 'en') (await import('./speak.ts')).speak(text);
  const [specimens, { StatePage }] = await Promise.all([
    specimensOf(query.get('file') ?? ''),
    import('./StatePage.tsx'),
    completeIconSheet(),
  ]);
  const all = specimens.flatMap((specimen) =>
    specimen.states.map((state) => [`${specimen.name}, ${state.name}`, state] as const),
  );
  const name = query.get('state');
  const states = all.filter(([title, state]) => (name === null ? isPlain(state) : title === name));
  if (states.length === 0) throw new Error(`${query} names no state`);
  return <StatePage states={new Map(states)} />;
}
