import { type JSX, useId, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { describedBy, FieldFrame, type FieldProps } from '../internal/field/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { formatDate } from './date-text.ts';

export interface DateFieldProps extends FieldProps {
  /** ISO date, `2026-11-17`; `''` for none. */
  value: string;
  onChange: (isoDate: string) => void;
  onBlur?: () => void;
  /** Format shown, of YYYY, MM and DD. Default MM/DD/YYYY. */
  format?: string | null;
  /** ISO dates. */
  min?: string;
  max?: string;
}

/**
 * A date that is picked; Delete and Backspace clear it, other keys do not type (document 002, section 5). The browser's own
 * picker opens: it speaks the user's language, works by keyboard and touch, and is never inert inside a dialog.
 */
export function DateField(props: DateFieldProps): JSX.Element {
  const { label, value, onChange, error, description, disabled = false, readOnly = false } = props;
  const text = useWidgetText();
  const made = useId();
  const inputId = props.id ?? made;
  const picker = useRef<HTMLInputElement>(null);
  const open = (): void => {
    if (disabled || readOnly) return;
    try {
      picker.current?.showPicker();
    } catch {
      picker.current?.focus();
    }
  };
  return (
    <FieldFrame
      label={label}
      hideLabel={props.hideLabel ?? false}
      optional={props.optional ?? false}
      disabled={disabled}
      description={description}
      error={error}
      size={props.size ?? 'medium'}
      inputId={inputId}
    >
      <div className="wd-box wd-date">
        <input
          id={inputId}
          type="text"
          inputMode="none"
          autoComplete="off"
          value={formatDate(value, props.format)}
          placeholder={(props.format ?? 'MM/DD/YYYY').toUpperCase()}
          disabled={disabled}
          readOnly={readOnly}
          aria-invalid={error !== undefined || undefined}
          aria-required={props.required}
          aria-describedby={describedBy(inputId, description !== undefined, error !== undefined)}
          aria-haspopup="dialog"
          onChange={() => {}}
          onClick={open}
          onBlur={props.onBlur}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey || readOnly) return;
            if (event.key === 'Delete' || event.key === 'Backspace') onChange('');
            else if (event.key === 'Enter' || event.key === ' ' || event.key === 'ArrowDown') open();
            else if (event.key.length !== 1) return;
            event.preventDefault();
          }}
        />
        <input
          ref={picker}
          className="wd-date-picker"
          type="date"
          tabIndex={-1}
          aria-label={`${label}: ${text('LBL_CHOOSE_A_DATE')}`}
          value={value}
          min={props.min}
          max={props.max}
          disabled={disabled || readOnly}
          onChange={(event) => onChange(event.target.value)}
        />
        <Icon name="calendar" size={16} className="wd-affix" />
      </div>
    </FieldFrame>
  );
}
