import copy from 'virtual:copy/notice';
import { type MainProps, Main as PlainMain } from './Main.tsx';

/** The main part under the notice of an unusual day, if src/content/company.ts shows it (plugins/notice/notice.ts). */
export function Main(props: MainProps) {
  return (
    <>
      <aside aria-label={copy.label} className="ground-2 border-b border-line">
        <p className="measure py-3 font-500 print:px-0">{copy.text}</p>
      </aside>
      <PlainMain {...props} />
    </>
  );
}
