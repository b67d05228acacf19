import type { JSX } from 'react';
import { AmountInput, type AmountInputProps } from '../internal/rows/index.ts';
import { editorStyled } from '../internal/styles/editors-styled.ts';

export interface AmountFieldProps extends Omit<AmountInputProps, 'label' | 'id'> {
  label: string;
  /** The id of the input, to which its label points. */
  id: string;
}

/**
 * An amount with its label above it: hours, percent or units. Typed text stays text. When the field is left, it is formatted by
 * `normalize`; text that is not an amount stays and is marked.
 */
export function AmountField({ label, ...input }: AmountFieldProps): JSX.Element {
  return (
    <div ref={editorStyled} className="wd-field wd-amount-field">
      <label className="wd-amount-label" htmlFor={input.id}>
        {label}
      </label>
      <AmountInput {...input} />
    </div>
  );
}
