import type { ExpenseEditMetadata, ExpenseSavePayload, ExpenseSplit } from 'shared-client/schema/billing';
import { amountOf, readUnits } from 'shared-validators/money';
import { entryOf } from './line-entry.ts';
import { type LineForm, type ReportForm, receiptOf } from './report-form.ts';
import type { ReportSetting } from './report-setting.ts';
import { costSplitOf, shareCurrency } from './split-form.ts';

/** The payload of a save or submit, without the values that the server sets. */
export function payloadOf(
  { lines, files }: ReportForm,
  metadata: Pick<ExpenseEditMetadata, 'billingItemId' | 'version' | 'engagementId' | 'periodEndDate'>,
  setting: ReportSetting,
): ExpenseSavePayload {
  return {
    type: 'EXPENSE',
    id: metadata.billingItemId,
    version: metadata.version,
    requisitionId: metadata.engagementId,
    periodEndDate: metadata.periodEndDate,
    attachments: files.map(receiptOf),
    expenses: lines.map((line) => lineOf(line, setting)),
  };
}

function lineOf(line: LineForm, setting: ReportSetting): ExpenseSavePayload['expenses'][number] {
  const entry = entryOf(line, setting);
  const { currency, unit } = entry;
  const isOther = entry.currency !== setting.currency;
  const spent = amountOf(entry.spent ?? 0, currency);
  const tax = unit || line.tax.trim() === '' ? null : readUnits(line.tax, currency);
  return {
    id: line.id,
    expenseDate: line.expenseDate,
    category: line.category,
    expenseType: line.expenseType,
    amount: isOther ? amountOf(entry.amount ?? 0, setting.currency) : spent,
    payAmount: null,
    description: line.description.trim() || null,
    merchant: line.merchant.trim() || null,
    spentAmount: isOther ? spent : null,
    spentCurrency: isOther ? currency : null,
    rate: null,
    rateDay: null,
    tax: tax === null ? null : amountOf(tax, currency),
    quantity: unit?.quantity == null ? null : amountOf(unit.quantity, null),
    partialDays: unit?.type === 'PER_DIEM' ? unit.partialDays : null,
    unitRate: null,
    unit: null,
    unitRateDay: null,
    reimbursable: line.reimbursable,
    receiptKey: line.receiptKey,
    exceptionReason: line.exceptionReason.trim() || null,
    rejectionReason: null,
    accepted: false,
    costAllocationValues: [...line.values],
    split: splitOf(line),
  };
}

/** The split as it was typed. The server computes the amount of each part. */
function splitOf(line: LineForm): ExpenseSplit | null {
  const { split, currency } = line;
  const shares = costSplitOf(line)?.shares;
  if (split === null) return null;
  const unit = shareCurrency(split.by, currency);
  return {
    by: split.by,
    parts: split.parts.map(({ id, values }, at) => {
      const share = shares?.[at] ?? null;
      const costAllocationValues = [...values];
      return {
        id,
        share: share === null ? null : amountOf(share, unit),
        amount: null,
        hasSpareUnit: false,
        costAllocationValues,
      };
    }),
  };
}
