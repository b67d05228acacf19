import type { JSX } from 'react';

export interface AmountInputProps {
  /** The name for assistive technology: column and row. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The value to settle on when the field is left. */
  settle?: (value: string) => string;
  invalid?: boolean;
  disabled?: boolean;
  /** Longest text; what is longer is cut. */
  maxLength?: number;
  id?: string;
}

/** A right-aligned number in a table row: a native input, because there are hundreds of them. */
export function AmountInput(props: AmountInputProps): JSX.Element {
  const { label, value, onChange, settle } = props;
  return (
    <span className="wd-box wd-amount" data-invalid={props.invalid || undefined}>
      <input
        id={props.id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={props.invalid || undefined}
        value={value}
        disabled={props.disabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.value.slice(0, props.maxLength))}
        onBlur={() => {
          const settled = settle?.(value) ?? value;
          if (settled !== value) onChange(settled);
        }}
      />
    </span>
  );
}
