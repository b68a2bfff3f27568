import { language } from 'virtual:site';
import { type RouterProps, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { SiteRouter } from './router.tsx';

/** The app, as the build prerenders it and as the browser hydrates it, with further options of the router. */
export function App(options: RouterProps<SiteRouter>) {
  return (
    <StrictMode>
      {/* Without a locale, React Aria would take the browser's language. */}
      <I18nProvider locale={language}>
        <RouterProvider {...options} />
      </I18nProvider>
    </StrictMode>
  );
}
