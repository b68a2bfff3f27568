import { oneToFive, oneToSix } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
import type { SolutionsMessages } from '#content/service-entry.ts';
import { Checklists } from '#sections/Checklists.tsx';
import { Solutions } from '#sections/Solutions.tsx';

/** Six delivered solutions, then the checklists for planning and execution. */
export function SolutionsAndChecklists({ messages }: { readonly messages: SolutionsMessages }) {
  const t = translator(messages);
  return (
    <>
      <Solutions
        title={t('solutions.title')}
        introduction={t('solutions.introduction')}
        labels={{ approach: t('solutions.approach'), result: t('solutions.result') }}
        solutions={oneToSix.map((n) => ({
          category: t(`solutions.${n}.category`),
          title: t(`solutions.${n}.title`),
          description: t(`solutions.${n}.description`),
          approach: t(`solutions.${n}.approach`),
          result: t(`solutions.${n}.result`),
        }))}
      />
      <Checklists
        lists={[
          { title: t('planning.title'), points: oneToFive.map((n) => t(`planning.${n}`)) },
          { title: t('execution.title'), points: oneToFive.map((n) => t(`execution.${n}`)) },
        ]}
      />
    </>
  );
}
