export { type Subtotal, type SubtotalItem, type SubtotalOptions, subtotals } from './subtotals.ts';
export { SubtotalsPopover, type SubtotalsPopoverProps } from './subtotals-popover.tsx';
