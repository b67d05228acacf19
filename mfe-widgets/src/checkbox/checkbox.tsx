import { type JSX, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { describedBy } from '../internal/field/index.ts';
import { useMergedRefs } from '../internal/refs/index.ts';
import { controlStyled } from '../internal/styles/controls-styled.ts';

export interface CheckboxProps {
  label: ReactNode;
  /** Keep the label for assistive technology only. */
  hideLabel?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some but not all of the options behind the box are checked: shown as a dash. */
  indeterminate?: boolean;
  description?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  required?: boolean;
  id?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A checkbox with its text. The whole line is the target. */
export function Checkbox(props: CheckboxProps): JSX.Element {
  const { label, checked, onChange, indeterminate = false, description, error } = props;
  const made = useId();
  const inputId = props.id ?? made;
  const own = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(own, props.inputRef);
  useEffect(() => {
    if (own.current !== null) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div ref={controlStyled} className="wd-check" data-invalid={error !== undefined || undefined}>
      <label className="wd-check-line">
        <span className="wd-check-box">
          <input
            ref={inputRef}
            type="checkbox"
            id={inputId}
            name={props.name}
            checked={checked}
            disabled={props.disabled}
            required={props.required}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(inputId, description !== undefined, error !== undefined)}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Icon name={indeterminate ? 'minus' : 'check'} size={14} />
        </span>
        <span className={props.hideLabel === true ? 'wd-hidden' : 'wd-check-label'}>{label}</span>
      </label>
      {description === undefined ? null : (
        <div className="wd-check-note wd-description" id={`${inputId}-description`}>
          {description}
        </div>
      )}
      {error === undefined ? null : (
        <p className="wd-check-note wd-error" id={`${inputId}-error`}>
          <Icon name="error" size={14} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
