import type { Translate } from 'shared-session';

/** Keys are the types of `SPAN_TYPES`. */
const LABELS: Readonly<Record<string, string>> = {
  Labor: 'LBL_LABOR',
  Lunch: 'LBL_LUNCH',
  'Paid Break': 'LBL_TC_PAID_BREAK',
  Sick: 'LBL_TC_SICK',
  PTO: 'LBL_TC_PTO',
  'Unpaid Leave': 'LBL_UNPAID_LEAVE',
};

/** The type of a span in the user's language. A type of the engagement is a name and is not translated. */
export function spanTypeText(t: Translate, type: string): string {
  const label = Object.hasOwn(LABELS, type) ? LABELS[type] : undefined;
  return label ? t(label) : type;
}
