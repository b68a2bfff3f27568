import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { Icon } from './Icon.tsx';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (value: unknown) => void;
  readonly className?: string;
}

/** A required choice from a list; its hidden native select takes part in the form's validation. */
export function SelectField({ label, options, className = '', ...field }: SelectFieldProps) {
  return (
    <Select {...field} isRequired className={`field ${className}`}>
      <Label className="field-label">{label}</Label>
      <Button className="field-box field-select">
        <SelectValue />
        <Icon name="caret-down" className="text-5" />
      </Button>
      <div className="field-error">
        <FieldError />
      </div>
      <Popover className="select-list ground">
        <ListBox className="outline-none">
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.label}
              className="select-option"
            >
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
