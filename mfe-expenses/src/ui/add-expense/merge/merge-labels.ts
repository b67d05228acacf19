import type { Translate } from 'shared-session';
import { readUnits } from 'shared-validators/money';
import type { MergeField } from '../../../domain/merge/line-values.ts';
import type { LineForm, ReceiptFile } from '../../../domain/report-form.ts';
import { chargedParts } from '../../../domain/split-form.ts';
import { formatDay, formatMoney, formatPercent, formatTyped } from '../../page/formats.ts';
import { lineName, typeText } from '../line-labels.ts';

/** Label keys of the fields of a line. */
export const FIELD_LABELS: Readonly<Record<MergeField, string>> = {
  expenseType: 'LBL_EX_TYPE',
  expenseDate: 'LBL_EX_DATE',
  merchant: 'LBL_MERCHANT',
  amount: 'LBL_EX_AMOUNT',
  tax: 'LBL_TAX_INCLUDED',
  reimbursable: 'LBL_REIMBURSABLE',
  description: 'LBL_EXPENSE_NOTES',
  receiptKey: 'LBL_LINE_RECEIPT',
  exceptionReason: 'LBL_EXCEPTION_REASON',
  values: 'LBL_CHARGE_TO',
};

/** The value of a line's field as a choice in the merge dialog; `line` describes the whole line. */
export function lineText(
  t: Translate,
  { line, field, number }: { readonly line: LineForm; readonly field: MergeField | 'line'; readonly number: number },
  files: readonly ReceiptFile[],
): string {
  const shown = (text: string, currency: string | null, format: (units: number) => string) => {
    const units = text.trim() === '' ? null : readUnits(text, currency);
    return units === null ? text : format(units);
  };
  const money = (text: string) => shown(text, line.currency, (units) => formatMoney(units, line.currency));
  const share = (text: string) => (line.split?.by === 'PERCENT' ? shown(text, null, formatPercent) : money(text));
  switch (field) {
    case 'line':
      return [lineName(t, line, number), formatDay(line.expenseDate), money(line.amount)].filter(Boolean).join(' · ');
    case 'expenseType':
      return line.expenseType ? typeText(t, line.expenseType) : '';
    case 'expenseDate':
      return formatDay(line.expenseDate);
    case 'amount':
      return line.quantity ? formatTyped(line.quantity) : money(line.amount);
    case 'tax':
      return money(line.tax);
    case 'reimbursable':
      return t(line.reimbursable ? 'LBL_EX_YES' : 'LBL_EX_NO');
    case 'receiptKey':
      return files.find(({ attachmentKey }) => attachmentKey === line.receiptKey)?.fileName ?? '';
    case 'values':
      return chargedParts(line)
        .map((part) =>
          ['share' in part ? share(part.share) : '', ...part.values.map(({ value }) => value)]
            .filter(Boolean)
            .join(' '),
        )
        .join(' · ');
    default:
      return line[field];
  }
}
