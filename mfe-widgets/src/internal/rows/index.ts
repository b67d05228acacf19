export { AmountInput, type AmountInputProps } from './amount-input.tsx';
export { RemoveRow, type RemoveRowProps } from './remove-row.tsx';
export { RowSelect, type RowSelectProps } from './row-select.tsx';
export { useLatest } from './use-latest.ts';
