import './field.css';
import './select-field.css';
import { type FormEvent, useRef } from 'react';
import { useField } from 'react-aria';
import { useFormValidation } from 'react-aria/private/form/useFormValidation';
import { FieldError, FieldErrorContext, Label, TextContext } from 'react-aria-components';
import { useFormValidationState } from 'react-stately/private/form/useFormValidationState';
import { Icon } from './Icon.tsx';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string | null;
  /** Called with the id of the chosen option, or with an empty string for the placeholder. */
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/**
 * A required `<select>` with the label, error and validation of react-aria, as in the other fields.
 * It is not react-aria's Select, because with that one screen readers said the value before the
 * label, and did not say that the field is required or invalid.
 */
export function SelectField({
  label,
  placeholder,
  options,
  className = '',
  ...field
}: SelectFieldProps) {
  const { name, value, onChange } = field;
  const select = useRef<HTMLSelectElement>(null);
  const rules = { name, value, isRequired: true, validationBehavior: 'native' } as const;
  const validation = useFormValidationState(rules);
  useFormValidation(rules, validation, select);
  const choose = ({ currentTarget }: FormEvent<HTMLSelectElement>) => onChange(currentTarget.value);
  const { isInvalid, validationErrors } = validation.displayValidation;
  const { labelProps, fieldProps, errorMessageProps } = useField({
    label,
    isInvalid,
    errorMessage: validationErrors.join(' '),
  });
  return (
    <div data-invalid={isInvalid || undefined} className={`field ${className}`}>
      <Label {...labelProps} className="field-label">
        {label}
      </Label>
      <div className="field-error">
        <FieldErrorContext value={validation.displayValidation}>
          <TextContext value={{ slots: { errorMessage: errorMessageProps } }}>
            <FieldError />
          </TextContext>
        </FieldErrorContext>
      </div>
      <div className="select-box">
        <select
          {...fieldProps}
          ref={select}
          name={name}
          value={value ?? ''}
          // At `change` alone, react-aria renders before React calls `onChange`, and the old value comes back.
          onInput={choose}
          onChange={choose}
          required
          aria-invalid={isInvalid}
          data-placeholder={value === null || undefined}
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
