// The style sheets of the site's pages, in the order of src/app/entry-client.ts. Components import their own style sheets.
import '#languages/en/fonts/fonts.css';
import '#ui/fallback-fonts.css';
import '#ui/base.css';
import '#ui/patterns.css';
import '#ui/print.css';
import 'virtual:uno.css';
import { createRoot } from 'react-dom/client';
import { completeIconSheet } from '#app/complete-icon-sheet.ts';
import { StatePage } from './StatePage.tsx';
import { specimens as contact } from './specimens/contact.tsx';
import { specimens as film } from './specimens/film.tsx';
import { specimens as frame } from './specimens/frame.tsx';
import { specimens as notices } from './specimens/notices.tsx';
import type { Specimens } from './specimens.ts';
import { Workbench } from './Workbench.tsx';

// The script of /workbench (plugins/pages/development-page.ts). With `component` and `state` in the query it shows one state,
// otherwise all states.
const query = new URLSearchParams(window.location.search);
document.title = ['Workbench', ...query.values()].join(', ');

const specimens: Specimens = { ...frame, ...contact, ...film, ...notices };
const component = query.get('component');
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root element');
if (component === null) {
  createRoot(root).render(<Workbench specimens={specimens} />);
} else {
  const state = specimens[component]?.[query.get('state') ?? ''];
  if (!state) throw new Error(`${query} names no state of the workbench`);
  await completeIconSheet();
  createRoot(root).render(<StatePage {...state} />);
}
