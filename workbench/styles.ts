// What the site's pages are styled with, in the order of src/entry-client.ts (specimens.test.ts).
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/patterns.css';
import '#ui/controls.css';
import '#shell/navigation.css';
import '#shell/page-arrival.css';
import '#film/film.css';
import '#ui/print.css';
import 'virtual:uno.css';
import './workbench.css';
