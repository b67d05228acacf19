import { type JSX, memo, useCallback } from 'react';
import { AmountInput } from '../internal/rows/index.ts';
import type { AllocationTable } from './allocation-table.ts';
import type { AllocationEdit } from './change-allocations.ts';

export interface AllocationAmountProps {
  table: AllocationTable;
  rowKey: string;
  /** The control's name within its row. */
  field: string;
  /** The text above it, and its full name for assistive technology. */
  label: string;
  name: string;
  value: string;
  /** The edit that a text makes to the row. Keep it stable if possible. */
  write: (text: string) => AllocationEdit;
  normalize: ((text: string) => string | undefined) | undefined;
  /** Decimals of the amount. */
  precision: number;
  placeholder: string;
  maxLength?: number | undefined;
  disabled?: boolean;
  invalid?: boolean;
}

/** One amount of a row, with its label above it. */
export const AllocationAmount = memo(function AllocationAmount(props: AllocationAmountProps): JSX.Element {
  const { table, rowKey, field, write } = props;
  const change = useCallback(
    (text: string) => table.dispatch({ kind: 'edit', key: rowKey, field, part: write(text) }),
    [table, rowKey, field, write],
  );
  return (
    <div className="wd-field">
      <span className="wd-label" aria-hidden="true">
        {props.label}
      </span>
      <AmountInput
        id={table.fieldId(rowKey, field)}
        label={props.name}
        value={props.value}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        disabled={table.readOnly || props.disabled}
        invalid={props.invalid}
        normalize={props.normalize}
        precision={props.precision}
        onChange={change}
      />
    </div>
  );
});
