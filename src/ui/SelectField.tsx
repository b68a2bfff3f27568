import './field.css';
import './select-field.css';
import { type ChangeEvent, type InvalidEvent, useState } from 'react';
import { useField } from 'react-aria';
import { Label } from 'react-aria-components';
import { Icon } from './Icon.tsx';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** Shown in brackets after the label, for example where the value comes from. */
  readonly hint?: string;
  readonly placeholder: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string | null;
  /** Called with the id of the chosen option, or with an empty string for the placeholder. */
  readonly onChange: (value: string) => void;
  /** For example while the form is being sent. HTML has no such attribute for a select, so this field ignores another choice. */
  readonly isReadOnly: boolean;
  readonly className: string;
}

/**
 * A required `<select>`, which shows the browser's message as its error when the other fields do: after a change, and
 * when the form is sent. It is not react-aria's Select, because with that one screen readers said the value before
 * the label, and did not say that the field is required or invalid.
 */
export function SelectField({
  name,
  label,
  hint,
  placeholder,
  options,
  value,
  onChange,
  isReadOnly,
  className,
}: SelectFieldProps) {
  const [error, setError] = useState('');
  const isInvalid = error !== '';
  const { labelProps, fieldProps, errorMessageProps } = useField({
    label,
    isInvalid,
    errorMessage: error,
  });
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    // React returns the select to its value.
    if (isReadOnly) return;
    setError(currentTarget.validationMessage);
    onChange(currentTarget.value);
  };
  const showError = (event: InvalidEvent<HTMLSelectElement>) => {
    const select = event.currentTarget;
    setError(select.validationMessage);
    // As react-aria does in the other fields: the first invalid field gets the focus, and the browser's own bubble stays away.
    if (select.form?.querySelector(':invalid') === select) select.focus();
    event.preventDefault();
  };
  return (
    <div data-invalid={isInvalid || undefined} className={`field ${className}`}>
      <Label {...labelProps} className="field-label">
        {label}
        {hint !== undefined && <span className="text-ink-2 font-400"> ({hint})</span>}
      </Label>
      <div className="field-error">{isInvalid && <span {...errorMessageProps}>{error}</span>}</div>
      <div className="select-box">
        <select
          {...fieldProps}
          name={name}
          value={value ?? ''}
          onChange={choose}
          onInvalid={showError}
          required
          aria-invalid={isInvalid}
          aria-disabled={isReadOnly || undefined}
          data-placeholder={value === null || undefined}
          // Without an empty title, browsers show the message a second time, as a tooltip.
          title=""
          className="field-box"
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" className="text-5" />
      </div>
    </div>
  );
}
