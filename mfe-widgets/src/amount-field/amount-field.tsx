import type { JSX } from 'react';
import { AmountInput, type AmountInputProps } from '../internal/rows/index.ts';
import { pageStyled } from '../internal/styles/page-styled.ts';

export interface AmountFieldProps extends Omit<AmountInputProps, 'label' | 'id'> {
  label: string;
  /** Names the input, and is what its label points to. */
  id: string;
}

/**
 * An amount with its label above it: hours, percent or units. What is typed stays text; when the field is left it is written as
 * `normalize` reads it, and what is no amount stays and is marked.
 */
export function AmountField({ label, ...input }: AmountFieldProps): JSX.Element {
  return (
    <div ref={pageStyled} className="wd-field wd-amount-field">
      <label className="wd-amount-label" htmlFor={input.id}>
        {label}
      </label>
      <AmountInput {...input} />
    </div>
  );
}
