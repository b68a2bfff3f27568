interface Solution {
  readonly category?: string;
  readonly title: string;
  readonly text: string;
  readonly approach: string;
  readonly result: string;
}

interface SolutionsProps {
  readonly id: string;
  readonly title: string;
  readonly introduction: string;
  /** This page's names for the approach and the result of a solution. */
  readonly labels: { readonly approach: string; readonly result: string };
  readonly items: readonly Solution[];
}

/** Delivered solutions in a hairline grid. The result is the largest text of each cell. */
export function Solutions({ id, title, introduction, labels, items }: SolutionsProps) {
  return (
    <section id={id} className="ground band">
      <div className="measure">
        <h2 className="headline-2">{title}</h2>
        <p className="lede mt-5">{introduction}</p>
        <ul className="hairline-grid mt-10 sm:cols-2-from-11 lg:cols-3-from-11">
          {items.map((solution, index) => (
            <li key={index} className="ground flex flex-col p-7">
              {solution.category !== undefined && (
                <p className="text-4 font-500 text-water mb-3">{solution.category}</p>
              )}
              <h3 className="headline-3">{solution.title}</h3>
              <p className="body mt-3 mb-5 text-4">{solution.text}</p>
              <dl className="mt-auto grid gap-4 border-t border-line pt-4">
                <div>
                  <dt className="text-3.75 text-ink-2">{labels.approach}</dt>
                  <dd className="text-4">{solution.approach}</dd>
                </div>
                <div>
                  <dt className="sr-only">{labels.result}</dt>
                  <dd className="font-display font-600 text-6.5 leading-tight tracking-tight text-balance text-veg">
                    {solution.result}
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
