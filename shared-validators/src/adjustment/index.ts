export {
  type AdjustmentContent,
  type AdjustmentEntry,
  type AdjustmentIssue,
  type AdjustmentToken,
  adjustmentIssues,
} from './adjustment-issues.ts';
export { type Corrected, type Difference, differenceOf } from './difference.ts';
