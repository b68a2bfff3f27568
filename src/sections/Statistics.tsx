import './statistics.css';
import type { Figure } from '#content/copy/parts.ts';

interface StatisticsProps {
  readonly figures: readonly Figure[];
  /** `row`: side by side. `stack`: one below the other. */
  readonly layout?: 'row' | 'stack';
}

/** Large figures between hairlines, each with a label. */
export function Statistics({ figures, layout = 'row' }: StatisticsProps) {
  return (
    <div className="statistics-frame border-y border-line">
      <dl className={`statistics grid ${layout === 'row' ? (columns[figures.length] ?? '') : ''}`}>
        {figures.map((figure, index) => (
          <div key={index} className="flex flex-col-reverse justify-end gap-2 py-7">
            <dt className="text-ink-2 text-4.25">{figure.label}</dt>
            <dd
              className={`numeral ${figures.length < 4 ? 'text-11 sm:text-14 lg:text-20' : 'text-10 sm:text-11 lg:text-14 xl:text-16'}`}
            >
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const columns: Readonly<Record<number, string>> = {
  2: 'cols-2-from-8 sm:cols-2-from-11',
  3: 'sm:cols-3-from-10 lg:cols-3-from-16',
  4: 'cols-2-from-7 lg:cols-4-from-11',
};
