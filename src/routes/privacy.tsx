import copies from 'virtual:copy/pages';
import { LegalText } from '#sections/LegalText.tsx';
import { routePage } from '#shell/route-page.ts';

/** The page and its copy. */
export const load = () =>
  routePage('/privacy', copies['/privacy'], (copy) => <LegalText path="/privacy" copy={copy} />);
