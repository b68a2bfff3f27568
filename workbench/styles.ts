// The style sheets of the site's pages, in the order of src/entry-client.ts (specimens.test.ts). Components
// import their own style sheets.
import '#languages/en/fonts/fonts.css';
import '#ui/fallback-fonts.css';
import '#ui/base.css';
import '#ui/patterns.css';
import '#ui/print.css';
import 'virtual:uno.css';
import './workbench.css';
