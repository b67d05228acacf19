import { useState } from 'react';
import { readDecimal, readHours } from '../../../domain/hours/decimal-text.ts';
import { formatUnits } from '../../../domain/hours/hour-units.ts';

interface AmountFieldProps {
  id: string;
  label: string;
  /** The label stands in a column heading; it still names the field. */
  hideLabel?: boolean;
  value: string;
  /** Decimals of the amount; hours are also read as `8:30`. */
  precision: number;
  plain?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  maxLength?: number;
  onChange: (text: string) => void;
}

/**
 * An amount: hours, percent or units. What is typed stays as it is until the field is left; then it is written at its
 * precision, and what is not a number stays and is marked.
 */
export function AmountField({
  id,
  label,
  hideLabel = false,
  value,
  precision,
  plain = false,
  disabled = false,
  invalid = false,
  maxLength,
  onChange,
}: AmountFieldProps) {
  const [touched, setTouched] = useState(false);
  const read = (text: string) => (plain ? readDecimal(text || '0', precision) : readHours(text, precision));
  const wrong = invalid || (touched && read(value) === null);
  const settle = () => {
    setTouched(true);
    const units = read(value);
    if (value.trim() === '' || units === null || plain) return;
    const written = formatUnits(units, precision);
    if (written !== value) onChange(written);
  };
  const field = (
    <input
      id={id}
      className="tc-input tc-amount"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={hideLabel ? label : undefined}
      aria-invalid={wrong || undefined}
      value={value}
      placeholder={plain ? '0' : (0).toFixed(Math.min(precision, 4))}
      maxLength={maxLength ?? 12}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
    />
  );
  if (hideLabel) return field;
  return (
    <div className="tc-field">
      <label htmlFor={id}>{label}</label>
      {field}
    </div>
  );
}
