import './styles.ts';
import { createRoot } from 'react-dom/client';
import { completeIconSheet } from '#start/complete-icon-sheet.ts';
import { allSpecimens, specimensOf } from './specimens.ts';
import { viewOf } from './views.ts';

// The development page of /workbench starts here (build/pages/development-page.ts): with `?specimen=…` one
// state alone, else all states of all components.
const query = new URLSearchParams(window.location.search);
const asked = (name: string) => query.get(name) ?? '';
document.title = ['Workbench', ...query.getAll('specimen'), ...query.getAll('state')].join(', ');

const element = query.has('specimen') ? await oneState() : await everything();
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root element');
createRoot(root).render(element);

async function everything() {
  const [specimens, { Workbench }] = await Promise.all([allSpecimens(), import('./Workbench.tsx')]);
  return <Workbench specimens={specimens} />;
}

async function oneState() {
  const { text } = viewOf(query);
  // Before the specimens are imported, which read the catalogs.
  if (text !== 'en') (await import('./speak.ts')).speak(text);
  const [specimens, { StatePage }] = await Promise.all([
    specimensOf(asked('file')),
    import('./StatePage.tsx'),
    completeIconSheet(),
  ]);
  const specimen = specimens.find(({ name }) => name === asked('specimen'));
  const state = specimen?.states.find(({ name }) => name === asked('state'));
  if (!state) throw new Error(`${asked('specimen')} has no state ${asked('state')}`);
  return <StatePage state={state} />;
}
