import { type JSX, memo } from 'react';
import { Icon } from '../../icon/index.ts';

export interface RowSelectProps {
  /** The name for assistive technology: column and row. */
  label: string;
  id?: string;
  value: string;
  /** Called with the chosen value. Keep it stable: the select renders again when it changes. */
  onChange: (value: string) => void;
  /** Keep the list stable too. A value that is not among them, ignoring case, is offered as well and thus kept. */
  options: readonly string[];
  /** The label of an option; by default its own text. */
  optionLabel?: ((option: string) => string) | undefined;
  /** The label of the empty choice. */
  placeholder?: string | undefined;
  disabled?: boolean;
  invalid?: boolean;
}

/** A native select in a repeated row: no frame, no label of its own, and it renders only when its content changes. */
export const RowSelect = memo(function RowSelect(props: RowSelectProps): JSX.Element {
  const { value, options, optionLabel = (option) => option } = props;
  const known = value === '' || options.includes(value);
  return (
    <span className="wd-box wd-select" data-empty={value === '' || undefined} data-invalid={props.invalid || undefined}>
      <select
        id={props.id}
        aria-label={props.label}
        aria-invalid={props.invalid || undefined}
        value={value}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {props.placeholder === undefined ? null : <option value="">{props.placeholder}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {optionLabel(option)}
          </option>
        ))}
        {known ? null : <option value={value}>{optionLabel(value)}</option>}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
});
