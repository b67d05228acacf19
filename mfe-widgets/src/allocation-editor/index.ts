export type { AllocationType } from 'shared-validators/totals';
export { AllocationEditor } from './allocation-editor.tsx';
export type { AllocationEditorProps } from './allocation-editor-props.ts';
export type { AllocationField, AllocationIssue } from './allocation-issues.ts';
export { type AllocationRow, blankAllocation, type LeaveLine, type MultiRateLine } from './allocation-row.ts';
export { type AllocationTotals, allocationTotals, leftToPlace } from './allocation-totals.ts';
export {
  type AllocationAction,
  type AllocationRules,
  changeAllocations,
  withAllocationType,
  withoutAllocation,
} from './change-allocations.ts';
export { columnsOf, showsOvertime } from './columns.ts';
