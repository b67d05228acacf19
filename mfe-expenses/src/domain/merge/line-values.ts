import { readUnits } from 'shared-validators/money';
import type { LineForm } from '../report-form.ts';
import { costSplitOf } from '../split-form.ts';

/** The fields of a line for a merge. Values that mean nothing without one another are one field: an amount and its currency. */
export const FIELDS = [
  'expenseType',
  'expenseDate',
  'merchant',
  'amount',
  'tax',
  'reimbursable',
  'description',
  'receiptKey',
  'exceptionReason',
  'values',
] as const;
export type MergeField = (typeof FIELDS)[number];

/** The part of a line that a field covers. */
export function partOf(field: MergeField, line: LineForm): Partial<LineForm> {
  const { category, expenseType, amount, currency, quantity, partialDays, values, split } = line;
  if (field === 'expenseType') return { category, expenseType };
  if (field === 'amount') return { amount, currency, quantity, partialDays };
  return field === 'values' ? { values, split } : { [field]: line[field] };
}

/** Whether a field of two lines has the same value, regardless of number formats and the keys of parts. */
export const saysTheSame = (field: MergeField, one: LineForm, other: LineForm): boolean =>
  JSON.stringify(meaning(field, one)) === JSON.stringify(meaning(field, other));

function meaning(field: MergeField, line: LineForm): unknown {
  const { amount, tax, currency, quantity, partialDays, values, split } = line;
  if (field === 'amount') return [units(amount, currency), currency, units(quantity, ''), partialDays];
  if (field === 'tax') return units(tax, currency);
  if (field !== 'values') return Object.values(partOf(field, line));
  return [said(values), split && [costSplitOf(line), split.parts.map((part) => said(part.values))]];
}

const units = (text: string, currency: string): string | number =>
  (text.trim() === '' ? null : readUnits(text, currency)) ?? text.trim();

const said = (values: LineForm['values']) =>
  values
    .filter(({ value }) => value)
    .map(({ reqBillCostAllocId, value }) => [reqBillCostAllocId, value])
    .sort(([one], [other]) => Number(one) - Number(other));
