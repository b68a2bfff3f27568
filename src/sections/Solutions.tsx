import './solutions.css';
import shell from 'virtual:copy/shell';
import type { ReactNode } from 'react';
import type { DeliveredCopy, GenAiCopy } from '#content/copy/services.ts';
import { projectId } from '#content/paths.ts';

type Cases = GenAiCopy['cases'];
type Solution = Cases['items'][number] & { readonly category?: string };
type LargeCase = Extract<DeliveredCopy['solutions'], { largeCase: unknown }>['largeCase'];

interface SolutionsProps extends Omit<Cases, 'items'> {
  readonly id: string;
  readonly items: readonly Solution[];
  readonly largeCase?: LargeCase | undefined;
}

/** Delivered solutions in a hairline grid. The result is the largest text of each cell. */
export function Solutions(props: SolutionsProps) {
  const { id, title, introduction, labels, items, largeCase } = props;
  const large = largeCase && items[largeCase.place];
  return (
    <section id={id} className="ground band">
      <div className="measure">
        <h2 className="headline-2">{title}</h2>
        <p className="lede mt-5">{introduction}</p>
        <ul className="solutions hairline-grid mt-10 sm:cols-2-from-11 lg:cols-3-from-11">
          {large && (
            <li id={projectId(largeCase.place)} className="large-case band-night ground">
              <SolutionParts solution={large} labels={labels}>
                <LargeResult {...largeCase} />
              </SolutionParts>
            </li>
          )}
          {items.map(
            (solution, index) =>
              solution !== large && (
                <li key={index} id={projectId(index)} className="ground">
                  <SolutionParts solution={solution} labels={labels}>
                    <span className="result">{solution.result}</span>
                  </SolutionParts>
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}

interface SolutionPartsProps {
  readonly solution: Solution;
  readonly labels: Cases['labels'];
  /** The result, as it is shown. */
  readonly children: ReactNode;
}

function SolutionParts({ solution, labels, children }: SolutionPartsProps) {
  return (
    <>
      <div>
        {solution.category !== undefined && <p className="category">{solution.category}</p>}
        <h3 className="headline-3">{solution.title}</h3>
        <p className="body mt-3 mb-5 text-4">{solution.text}</p>
      </div>
      <dl>
        <div>
          <dt>{labels.approach}</dt>
          <dd>{solution.approach}</dd>
        </div>
        <div>
          <dt className="sr-only">{labels.result}</dt>
          <dd>{children}</dd>
        </div>
      </dl>
    </>
  );
}

/** A result with its number in large type, and what was before and after as two bars. */
function LargeResult({ value, label, remains }: LargeCase) {
  return (
    <>
      <span className="numeral text-14 lg:text-28 text-water">{value}</span> {label}
      {remains && (
        <span className="before-after" aria-hidden="true">
          {shell.comparison.before}
          <svg aria-hidden="true">
            <rect width="100%" height="100%" />
          </svg>
          {shell.comparison.after}
          <svg aria-hidden="true">
            <rect width={`${remains}%`} height="100%" />
          </svg>
        </span>
      )}
    </>
  );
}
