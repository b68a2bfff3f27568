import type { JSX } from 'react';
import { TextArea } from 'react-aria-components';

interface FieldTextAreaProps {
  readonly rows: number;
  readonly className: string;
  readonly 'aria-invalid': boolean;
}

/** The text area of a field. */
export function FieldTextArea(props: FieldTextAreaProps) {
  return <TextArea {...props} render={renderWithoutType} />;
}

/**
 * Without the `type` attribute that react-aria gives an input: in prerendered HTML it does not know yet
 * that the element is a text area, where HTML does not allow `type`.
 */
function renderWithoutType(props: JSX.IntrinsicElements['textarea']) {
  return <textarea {...props} {...noType} />;
}

const noType = { type: undefined };
