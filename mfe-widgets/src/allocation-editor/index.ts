export { AllocationEditor, type AllocationEditorProps } from './allocation-editor.tsx';
export type { AllocationField, AllocationIssue } from './allocation-issues.ts';
export {
  type AllocationAction,
  type AllocationRow,
  type AllocationRules,
  type AllocationTotals,
  type AllocationType,
  allocationTotals,
  blankAllocation,
  changeAllocations,
  type LeaveLine,
  leftToPlace,
  type MultiRateLine,
  withAllocationType,
  withoutAllocation,
} from './allocations.ts';
export { columnsOf, showsOvertime } from './columns.ts';
