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
 * Removes the attribute `type`, which HTML does not allow here. react-aria sets it in prerendered HTML,
 * because it learns only from the element in the browser that the field is a text area.
 */
function renderWithoutType(props: JSX.IntrinsicElements['textarea']) {
  return <textarea {...props} {...noType} />;
}

const noType = { type: undefined };
