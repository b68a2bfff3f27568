import './field.css';
import { TextField as AriaTextField, FieldError, Input, Label } from 'react-aria-components';
import { FieldTextArea } from './FieldTextArea.tsx';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  /** Set beside the label, such as that the field is optional. */
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  /** Holds its text fast for a while, such as while it is being sent. */
  readonly isReadOnly?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  /** A box of so many rows instead of a line. */
  readonly rows?: number;
  readonly className?: string;
}

/** A labelled field. The line for its error is always there, so that nothing moves when it fills. */
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
          {/* Said even where it is false: Firefox calls a required field wrong before it was touched. */}
          {rows === undefined ? (
            <Input className="field-box" aria-invalid={isInvalid} />
          ) : (
            <FieldTextArea rows={rows} className="field-box" aria-invalid={isInvalid} />
          )}
        </>
      )}
    </AriaTextField>
  );
}
