import { type JSX, type ReactNode, useId } from 'react';
import { FieldFrame, type FieldProps } from '../internal/field/index.ts';
import { inputStyled } from '../internal/styles/inputs-styled.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldProps, 'readOnly' | 'size'> {
  /** The chosen value; `''` for none. */
  value: string;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  orientation?: 'vertical' | 'horizontal';
}

/** One of a few options, all visible. Arrow keys move, as in any native group. */
export function RadioGroup(props: RadioGroupProps): JSX.Element {
  const { label, description, error, value, onChange, options, orientation = 'vertical' } = props;
  const made = useId();
  const groupId = props.id ?? made;
  const name = props.name ?? groupId;
  return (
    <FieldFrame
      as="group"
      label={label}
      hideLabel={props.hideLabel ?? false}
      optional={props.optional ?? false}
      disabled={props.disabled ?? false}
      description={description}
      error={error}
      inputId={groupId}
    >
      <div ref={inputStyled} className="wd-radios" data-orientation={orientation}>
        {options.map((option, index) => (
          <label className="wd-radio" key={option.value}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? groupId : undefined}
              value={option.value}
              checked={option.value === value}
              disabled={props.disabled === true || option.disabled === true}
              required={props.required}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.description === undefined ? null : <span className="wd-switch-note">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
