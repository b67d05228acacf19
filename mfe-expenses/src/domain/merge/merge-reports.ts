import type { LineForm, ReportForm } from '../report-form.ts';
import { FIELDS, type MergeField, partOf, saysTheSame } from './line-values.ts';
import { type ItemMerge, type ItemRules, itemsSayTheSame, mergeItem } from './merge-item.ts';
import type { Side, ThreeForms } from './merge-lines.ts';

/** Ids, rates and the approver's reasons are set by the server. */
const rules: ItemRules<ReportForm, LineForm, MergeField> = {
  lines: {
    fields: FIELDS,
    partOf,
    saysTheSame,
    ownOf: ({ id, frozen, frozenUnit, rejectionReason }) => ({ id, frozen, frozenUnit, rejectionReason }),
  },
};

/** Merges two states of a report with a common base, field by field (docs: expenses#expense-merge). */
export const mergeReports = (
  forms: ThreeForms<ReportForm>,
  choices?: ReadonlyMap<string, Side>,
): ItemMerge<ReportForm, LineForm, MergeField> => mergeItem(rules, forms, choices);

export const reportsSayTheSame = (one: ReportForm, other: ReportForm): boolean => itemsSayTheSame(rules, one, other);
