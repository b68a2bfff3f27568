import messages from '#catalog/en/notice.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { type MainProps, Main as PlainMain } from './Main.tsx';

const t = translator(messages);

/** The main part under the notice of an unusual day, if src/content/company.ts shows it (build/notice/notice.ts). */
export function Main(props: MainProps) {
  return (
    <>
      <aside aria-label={t('label')} className="ground-2 border-b border-line">
        <p className="measure py-3 font-500 print:px-0">{t('text')}</p>
      </aside>
      <PlainMain {...props} />
    </>
  );
}
