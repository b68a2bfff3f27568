// The style sheets of the site's pages, in the order of src/entry-client.ts (specimens.test.ts). Components
// import their own style sheets.
import '#languages/en/fonts/fonts.css';
import '#ui/fallback-fonts.css';
import '#ui/base.css';
import '#ui/patterns.css';
import '#ui/print.css';
import 'virtual:uno.css';
import { createRoot } from 'react-dom/client';
import { completeIconSheet } from '#start/complete-icon-sheet.ts';
import { StatePage } from './StatePage.tsx';
import { statesByComponent, statesIn } from './specimens.ts';
import { Workbench } from './Workbench.tsx';

// The script of /workbench (build/pages/development-page.ts). With `file`, `component` and `state` in the query it shows
// one state, with `file` alone the states of that file that can share a document, otherwise all states.
const query = new URLSearchParams(window.location.search);
document.title = ['Workbench', ...query.values()].join(', ');

const file = query.get('file');
const element = file === null ? <Workbench states={await statesByComponent()} /> : await page(file);
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root element');
createRoot(root).render(element);

async function page(file: string) {
  const [all] = await Promise.all([statesIn(file), completeIconSheet()]);
  const name = query.get('state');
  const states = all.filter((state) =>
    name === null
      ? state.isPlain
      : state.name === name && state.component === query.get('component'),
  );
  if (states.length === 0) throw new Error(`${query} names no state of the workbench`);
  return <StatePage states={states} />;
}
