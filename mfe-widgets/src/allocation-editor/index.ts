export { AllocationEditor, type AllocationEditorProps } from './allocation-editor.tsx';
export {
  type AllocationRow,
  type AllocationTotals,
  type AllocationType,
  allocationTotals,
  blankAllocation,
  type LeaveLine,
  leftToPlace,
  type MultiRateLine,
  withAllocationType,
  withoutAllocation,
} from './allocations.ts';
export { columnsOf, showsOvertime } from './columns.ts';
