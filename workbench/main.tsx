import './styles.ts';
import { createRoot } from 'react-dom/client';
import { completeIconSheet } from '#start/complete-icon-sheet.ts';
import { allSpecimens, specimensOf } from './specimens.ts';
import { viewOf } from './views.ts';

// The script of /workbench (build/pages/development-page.ts): shows one state if the query has `specimen`,
// otherwise all states of all components.
const query = new URLSearchParams(window.location.search);
const parameter = (name: string) => query.get(name) ?? '';
document.title = ['Workbench', ...query.getAll('specimen'), ...query.getAll('state')].join(', ');

const element = query.has('specimen') ? await oneState() : await allStates();
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root element');
createRoot(root).render(element);

async function allStates() {
  const [specimens, { Workbench }] = await Promise.all([allSpecimens(), import('./Workbench.tsx')]);
  return <Workbench specimens={specimens} />;
}

async function oneState() {
  const { text } = viewOf(query);
  // Before the import of the specimens, because they read the catalogs.
  if (text !== 'en') (await import('./apply-pseudo-locale.ts')).applyPseudoLocale(text);
  const [specimens, { StatePage }] = await Promise.all([
    specimensOf(parameter('file')),
    import('./StatePage.tsx'),
    completeIconSheet(),
  ]);
  const specimen = specimens.find(({ name }) => name === parameter('specimen'));
  const state = specimen?.states.find(({ name }) => name === parameter('state'));
  if (!state) throw new Error(`${parameter('specimen')} has no state ${parameter('state')}`);
  return <StatePage state={state} />;
}
