import './styles.ts';
import { createRoot } from 'react-dom/client';
import { completeIconSheet } from '#start/complete-icon-sheet.ts';
import { forceColourScheme } from './force-colour-scheme.ts';
import { isPlain } from './specimen.ts';
import { allSpecimens, specimensOf } from './specimens.ts';
import { viewOf } from './views.ts';

// The script of /workbench (build/pages/development-page.ts). With `file` and `state` in the query it shows one
// state, with `file` alone the states of that file that can share a document, otherwise all states.
const query = new URLSearchParams(window.location.search);
document.title = ['Workbench', ...query.getAll('file'), ...query.getAll('state')].join(', ');

const element = query.has('file') ? await chosenStates() : await allStates();
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root element');
createRoot(root).render(element);

async function allStates() {
  const [specimens, { Workbench }] = await Promise.all([allSpecimens(), import('./Workbench.tsx')]);
  return <Workbench specimens={specimens} />;
}

async function chosenStates() {
  const { text, colours } = viewOf(query);
  forceColourScheme(colours);
  // Before the import of the specimens, because they read the catalogs.
  if (text !== 'en') (await import('./apply-pseudo-locale.ts')).applyPseudoLocale(text);
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
