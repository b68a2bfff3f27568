import copy from 'virtual:copy/notice';

/** The notice of an unusual day, above the page, if src/content/company.ts shows it (plugins/pages/site-modules.ts). */
export function Notice() {
  return (
    <aside aria-label={copy.label} className="ground-2 border-b border-line">
      <p className="measure py-3 font-500 print:px-0">{copy.text}</p>
    </aside>
  );
}
