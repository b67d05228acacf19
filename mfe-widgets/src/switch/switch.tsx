import { type JSX, type ReactNode, useId } from 'react';
import { controlStyled } from '../internal/styles/controls-styled.ts';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The reason for its state, or the effect of switching. */
  description?: ReactNode;
  disabled?: boolean;
  id?: string;
  name?: string;
}

/** A setting that takes effect at once. For a choice that is sent with a form, use a checkbox. */
export function Switch({ label, checked, onChange, description, disabled, id, name }: SwitchProps): JSX.Element {
  const made = useId();
  const inputId = id ?? made;
  return (
    <label ref={controlStyled} className="wd-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        id={inputId}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={description === undefined ? undefined : `${inputId}-description`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="wd-switch-text">
        {label}
        {description === undefined ? null : (
          <span className="wd-switch-note" id={`${inputId}-description`}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
