import './ui/fonts.css';
import './ui/base.css';
import './ui/patterns.css';
import './ui/controls.css';
import './shell/navigation.css';
import './shell/page-transitions.css';
import './film/film.css';
import './ui/print.css';
import 'virtual:uno.css';
import { startWhenIdle } from './pwa/start-when-idle.ts';

// The browser starts here. The framework and the site are evaluated and started in a task each; as one
// task they would keep a phone's taps waiting. Both files are preloaded.
await import('react-dom/client');
const { hydrate } = await import('./hydrate.tsx');
await new Promise((resolve) => setTimeout(resolve));
await hydrate();
startWhenIdle();
