import { type JSX, type Ref, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { describedBy, FieldFrame, type FieldProps, frameProps } from '../internal/field/index.ts';
import { selectStyled } from '../internal/styles/select-styled.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<FieldProps, 'readOnly'> {
  /** The chosen option's value; `''` for none. A value that is not among the options is shown as it is, and is kept. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is chosen. Without it the browser shows the first option. */
  placeholder?: string;
  selectRef?: Ref<HTMLSelectElement>;
}

/** One option of a list. A native select, because it is used in repeated rows, and a phone's own picker is the best there is. */
export function Select(props: SelectProps): JSX.Element {
  const { description, error, value, onChange, options, placeholder } = props;
  const made = useId();
  const inputId = props.id ?? made;
  const known = value === '' || options.some((entry) => holds(entry, value));
  return (
    <FieldFrame {...frameProps(props)} inputId={inputId}>
      <div ref={selectStyled} className="wd-box wd-select" data-empty={value === '' || undefined}>
        <select
          ref={props.selectRef}
          id={inputId}
          name={props.name}
          value={value}
          disabled={props.disabled}
          required={props.required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(inputId, description !== undefined, error !== undefined)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {known ? null : <option value={value}>{value}</option>}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={`group ${entry.label}`} label={entry.label}>
                {entry.options.map(optionElement)}
              </optgroup>
            ) : (
              optionElement(entry)
            ),
          )}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
    </FieldFrame>
  );
}

function optionElement({ value, label, disabled }: SelectOption): JSX.Element {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

function holds(entry: SelectOption | SelectGroup, value: string): boolean {
  return 'options' in entry ? entry.options.some((option) => option.value === value) : entry.value === value;
}
