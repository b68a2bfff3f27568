import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { useCollator, useDefaultLocale, useListFormatter } from './page-locale.ts';

/** What a hook answers where it can be called: in a component. */
function answerOf<Answer>(hook: () => Answer): Answer {
  const answers: Answer[] = [];
  renderToString(
    createElement(() => {
      answers.push(hook());
      return null;
    }),
  );
  const [answer] = answers;
  if (answer === undefined) throw new Error('the hook was not called');
  return answer;
}

test('the language is the pages’', () => {
  expect(answerOf(useDefaultLocale)).toEqual({ locale: company.language, direction: 'ltr' });
});

test('texts are compared as asked for, by one collator made at the first comparison', () => {
  const made = vi.spyOn(Intl, 'Collator');
  onTestFinished(() => made.mockRestore());
  const collator = answerOf(() => useCollator({ usage: 'search', sensitivity: 'base' }));
  expect(made).not.toHaveBeenCalled();
  expect(collator.compare('Résumé', 'resume')).toBe(0);
  expect(collator.compare('data', 'gen')).toBeLessThan(0);
  expect(made).toHaveBeenCalledTimes(1);
});

test('texts are listed in the pages’ language', () => {
  expect(answerOf(() => useListFormatter()).format(['one', 'two', 'three'])).toBe(
    'one, two, and three',
  );
});
