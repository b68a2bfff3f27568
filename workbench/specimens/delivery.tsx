import '#delivery/live-contact-form.css';
import { Button } from 'react-aria-components';
import contactMessages from '#catalog/en/contact.json';
import deliveryMessages from '#catalog/en/delivery.json';
import { translator } from '#catalog/translator.ts';
import { RefusalNotice } from '#delivery/RefusalNotice.tsx';
import { UnreachableNotice } from '#delivery/UnreachableNotice.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const t = translator(contactMessages);
const d = translator(deliveryMessages);

/** The notices of a form that sends. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'delivery',
    name: 'RefusalNotice',
    states: [
      { name: 'two fields', element: <RefusalNotice t={t} d={d} reasons={['email', 'message']} /> },
      { name: 'unexplained', element: <RefusalNotice t={t} d={d} reasons={['unexplained']} /> },
    ],
  },
  {
    folder: 'delivery',
    name: 'UnreachableNotice',
    states: [
      {
        name: 'no answer, the message can be kept',
        element: (
          <UnreachableNotice d={d} obstacle="no-answer">
            <Button className="button-secondary mt-4">{d('unreachable.keep')}</Button>
          </UnreachableNotice>
        ),
      },
      {
        name: 'offline, the message cannot be kept',
        element: (
          <UnreachableNotice d={d} obstacle="offline">
            {null}
          </UnreachableNotice>
        ),
      },
      {
        name: 'the message was not kept',
        element: (
          <UnreachableNotice d={d} obstacle="not-kept">
            {null}
          </UnreachableNotice>
        ),
      },
    ],
  },
];
