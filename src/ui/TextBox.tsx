import type { JSX } from 'react';
import { TextArea } from 'react-aria-components';

interface TextBoxProps {
  readonly rows: number;
  readonly className: string;
}

/** A field's box of several lines. */
export function TextBox(props: TextBoxProps) {
  return <TextArea {...props} render={renderWithoutType} />;
}

/**
 * react-aria's field learns only from the element that it is a text area: until then it hands over
 * an input's type, which would be in the prerendered page and which HTML does not allow here.
 */
function renderWithoutType(props: JSX.IntrinsicElements['textarea']) {
  return <textarea {...props} {...noType} />;
}

const noType = { type: undefined };
