import type { Translate } from 'shared-session';
import { SPAN_TYPES } from '../../domain/form/timecard-form.ts';

const LABELS: Readonly<Record<string, string>> = {
  [SPAN_TYPES.labor]: 'LBL_LABOR',
  [SPAN_TYPES.lunch]: 'LBL_LUNCH',
  [SPAN_TYPES.paidBreak]: 'LBL_PAID_BREAK',
  [SPAN_TYPES.sick]: 'LBL_SICK',
  [SPAN_TYPES.pto]: 'LBL_PTO',
  [SPAN_TYPES.unpaidLeave]: 'LBL_UNPAID_LEAVE',
};

/** A type of a span in the reader's language. A type of the engagement is a name, and stays as it is. */
export function spanTypeText(t: Translate, type: string): string {
  const label = LABELS[type];
  return label === undefined ? type : t(label);
}
