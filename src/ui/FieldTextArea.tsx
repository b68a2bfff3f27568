import type { JSX } from 'react';
import { TextArea } from 'react-aria-components';

interface FieldTextAreaProps {
  readonly rows: number;
  readonly className: string;
  readonly 'aria-invalid': boolean;
}

/** A field's box of several lines. Called a field, it is left out of what every page loads (vite.config.ts). */
export function FieldTextArea(props: FieldTextAreaProps) {
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
