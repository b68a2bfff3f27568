// What the site's pages are styled with, in the order of src/entry-client.ts (specimens.test.ts). A component
// brings its own style.
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/patterns.css';
import '#ui/scripting.css';
import '#ui/print.css';
import 'virtual:uno.css';
import './workbench.css';
