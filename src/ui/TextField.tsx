import './field.css';
import type { JSX } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  TextArea,
} from 'react-aria-components';

type FieldProps = Pick<
  AriaTextFieldProps,
  'name' | 'value' | 'onChange' | 'isRequired' | 'isReadOnly' | 'type' | 'autoComplete'
>;

interface TextFieldProps extends FieldProps {
  readonly label: string;
  /** Shown in brackets after the label, for example that the field is optional. */
  readonly hint?: string;
  /** The number of rows of a text area; without it the field is an input. */
  readonly rows?: number;
  readonly className?: string;
}

/**
 * A labelled text field. The space for its error is reserved, so that nothing moves when an error appears. What is typed has
 * the direction of its first letter, also where the page is read the other way.
 */
export function TextField({ label, hint, rows, className = '', ...field }: TextFieldProps) {
  return (
    <AriaTextField {...field} className={`field ${className}`}>
      {({ isInvalid }) => (
        <>
          <Label className="field-label">
            {label}
            {hint !== undefined && <span className="text-ink-2 font-400"> ({hint})</span>}
          </Label>
          <div className="field-error">
            <FieldError />
          </div>
          {/* `false` is set too: otherwise Firefox reports an empty required field as invalid from the start. */}
          {rows === undefined ? (
            <Input className="field-box" dir="auto" aria-invalid={isInvalid} />
          ) : (
            <TextArea
              rows={rows}
              className="field-box"
              dir="auto"
              aria-invalid={isInvalid}
              render={renderWithoutType}
            />
          )}
        </>
      )}
    </AriaTextField>
  );
}

/**
 * Removes the attribute `type`, which HTML does not allow here. react-aria sets it in prerendered HTML,
 * because it learns only from the element in the browser that the field is a text area.
 */
function renderWithoutType(props: JSX.IntrinsicElements['textarea']) {
  return <textarea {...props} {...noType} />;
}

const noType = { type: undefined };
