export { AddRow } from './add-row.tsx';
export { AmountInput, type AmountInputProps } from './amount-input.tsx';
export { RemoveRow } from './remove-row.tsx';
export { RowSelect } from './row-select.tsx';
export { useLatest } from './use-latest.ts';
