import type { RecordDifference } from 'shared-client/schema/records';
import { formatAmount, formatCount, formatDate } from '../page/formats.ts';

export type FactField = RecordDifference['field'];

/** Label keys of the facts. */
export const FACT_LABELS = {
  jobTitle: 'LBL_JOB_TITLE',
  location: 'LBL_AP_LOCATION',
  startDate: 'LBL_AP_START_DATE',
  endDate: 'LBL_AP_END_DATE',
  positions: 'LBL_POSITIONS',
  rate: 'LBL_BILL_RATE',
  amount: 'LBL_AP_AMOUNT',
} as const satisfies Record<FactField, string>;

/** The value of a fact in the reader's language. */
export function shownFact(field: FactField, value: string | number | null, currency: string | null): string {
  if (value === null) return '–';
  if (field === 'startDate' || field === 'endDate') return formatDate(String(value), 'full');
  if (field === 'rate' || field === 'amount') return formatAmount(Number(value), currency);
  return field === 'positions' ? formatCount(Number(value)) : String(value);
}
