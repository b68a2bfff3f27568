import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isSubject } from '#content/subjects.ts';
import { type Draft, emptyDraft, holdsText } from './draft.ts';

/** The id of the popover that is open if the visitor has pressed Send before hydration. */
export const EARLY_PRESS = 'early-send';

/**
 * Gives a form the ref to take over what happened before hydration: the text that the visitor typed, that the browser
 * filled in or restored, and a press on Send. React would otherwise put the empty draft into the fields.
 */
export function useEarlyInput(edit: (draft: Draft) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent(() => {
    const draft = form.current ? draftIn(form.current) : emptyDraft;
    // An edit loads the code of the confirmation (follow-form.ts).
    if (holdsText({ draft }) || draft.subject !== null) edit(draft);
  });
  // Before the browser handles the next key, so that no letter is lost.
  useLayoutEffect(() => adopt(), []);
  useEffect(() => {
    if (document.getElementById(EARLY_PRESS)?.matches(':popover-open'))
      form.current?.requestSubmit();
  }, []);
  return form;
}

function draftIn(form: HTMLFormElement): Draft {
  const fields = new FormData(form);
  const text = (name: keyof Draft) => String(fields.get(name) ?? '');
  const subject = text('subject');
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    subject: isSubject(subject) ? subject : null,
    message: text('message'),
  };
}
