import './frame.css';
import names from 'virtual:copy/names';
import shell from 'virtual:copy/shell';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { company } from '#content/company.ts';
import { quickLinks } from '#content/navigation.ts';
import { Address } from '#ui/Address.tsx';
import { EmailLink, PhoneLink } from '#ui/ContactLinks.tsx';
import { ElementLink, Link } from '#ui/Link.tsx';
import { LanguageLinks, ShortLists } from './LinkLists.tsx';
import { Logo } from './Logo.tsx';

/** Address, phone and e-mail; the first six services and industries; quick links; the copyright row. */
export function Footer() {
  const [headquarters] = company.offices;
  const controls = useStore(offlineControls);
  return (
    <footer className="band-night ground border-t border-line">
      <div className="measure grid grid-cols-2 gap-x-5 gap-y-12 py-14 md:gap-x-8 md:max-lg:cols-3-from-12 lg:grid-cols-[4fr_3fr_3fr_2fr] lg:py-20">
        {/* In windows of three columns it has a row of its own, in step with the lists below it. */}
        <div className="grid content-start gap-x-8 gap-y-5 max-sm:col-span-2 md:max-lg:col-span-full md:max-lg:cols-3-from-12">
          <div>
            <Logo />
            <p className="body mt-4 max-w-60">{shell.footer.line}</p>
          </div>
          <div className="md:max-lg:pt-2">
            <h2 className="sr-only">{shell.footer.visit}</h2>
            <Address office={headquarters} className="text-ink-2" />
          </div>
          <div>
            <PhoneLink className="footer-link" />
            <EmailLink className="footer-link" />
            {controls.map((Control, index) => (
              <Control key={index} />
            ))}
          </div>
        </div>
        <ShortLists titles={shell.footer} heading="h2" linkClass="footer-link" />
        <div className="max-sm:col-span-2">
          {/* As high as the headings of the other lists, which are links. */}
          <h2 className="flex items-center min-h-11 py-1.5 font-display font-600 text-5 leading-[1.3]">
            {shell.footer.links}
          </h2>
          <ul className="mt-1 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-5">
            {quickLinks.map((to) => (
              <li key={to}>
                <Link to={to} className="footer-link">
                  {names.pages[to]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="measure flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3 text-4 text-ink-2">
          <p>{shell.footer.copyright}</p>
          <LanguageLinks className="footer-link" />
          <ElementLink to="/contact" hash="accessibility" className="footer-link">
            {shell.footer.accessibility}
          </ElementLink>
        </div>
      </div>
    </footer>
  );
}

/** What the footer offers about offline use. No first view needs these controls, so their code comes when the page is idle. */
const offlineControls = createStore<readonly ComponentType[]>(() => []);

/** Lets the visitor install the site where the browser can do that. Rejects if the code cannot be loaded. */
export async function offerInstallation(): Promise<void> {
  offer((await import('#offline/InstallApp.tsx')).InstallApp);
}

/** Lets the visitor ask for offline use. Rejects if the code cannot be loaded. */
export async function offerOfflineUse(): Promise<void> {
  offer((await import('#offline/OfflineUse.tsx')).OfflineUse);
}

function offer(control: ComponentType): void {
  offlineControls.setState((all) => (all.includes(control) ? all : [...all, control]), true);
}
