import type { LineForm, ReportForm } from '../report-form.ts';
import { FIELDS, type MergeField, partOf, saysTheSame } from './line-values.ts';
import {
  formsSayTheSame,
  type LineConflict,
  type LinePlace,
  type LineRules,
  mergeLines,
  type Side,
  type ThreeForms,
} from './merge-lines.ts';

export type { Side } from './merge-lines.ts';

type ThreeReports = ThreeForms<ReportForm>;
export type MergePlace = LinePlace<LineForm, MergeField>;
export type MergeConflict = LineConflict<LineForm, MergeField>;

export interface ReportMerge {
  readonly form: ReportForm;
  readonly conflicts: readonly MergeConflict[];
  /** What only the other side changed, and the form now has. */
  readonly taken: readonly MergePlace[];
}

/** Ids, rates and the approver's reasons are the server's. */
const rules: LineRules<LineForm, MergeField> = {
  fields: FIELDS,
  partOf,
  saysTheSame,
  ownOf: ({ id, frozen, frozenUnit, rejectionReason }) => ({ id, frozen, frozenUnit, rejectionReason }),
};

/** Merges two states of a report that began as one, field by field (docs: expenses#expense-merge). */
export function mergeReports(forms: ThreeReports, choices: ReadonlyMap<string, Side> = new Map()): ReportMerge {
  const { lines, files, conflicts, taken } = mergeLines(forms, rules, choices);
  return { form: { ...forms.mine, lines, files }, conflicts, taken };
}

/** Whether two reports say the same in their lines and files, however these are named. */
export const reportsSayTheSame = (one: ReportForm, other: ReportForm): boolean => formsSayTheSame(rules, one, other);
