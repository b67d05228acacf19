import type { Translate } from 'shared-session';
import { readUnits } from 'shared-validators/money';
import type { MergeConflict, MergePlace } from '../../../domain/merge/merge-reports.ts';
import type { LineForm, ReceiptFile } from '../../../domain/report-form.ts';
import { chargedParts } from '../../../domain/split-form.ts';
import { formatDay, formatMoney } from '../../page/formats.ts';
import { lineName, typeText } from '../line-words.ts';

const LABELS: Readonly<Record<MergePlace['field'], string | null>> = {
  line: null,
  expenseType: 'LBL_TYPE',
  expenseDate: 'LBL_DATE',
  merchant: 'LBL_MERCHANT',
  amount: 'LBL_AMOUNT',
  tax: 'LBL_TAX_INCLUDED',
  reimbursable: 'LBL_REIMBURSABLE',
  description: 'LBL_EXPENSE_NOTES',
  receiptKey: 'LBL_LINE_RECEIPT',
  exceptionReason: 'LBL_EXCEPTION_REASON',
  values: 'LBL_CHARGE_TO',
};

/** Where something was entered: `RTC Taxi · Amount`. */
export function placeText(t: Translate, { line, field }: MergePlace): string {
  const label = LABELS[field];
  const name = lineName(t, line, 1);
  return label === null ? name : `${name} · ${t(label)}`;
}

/** What one side has there, for a person to choose by. */
export function sideText(
  t: Translate,
  { field }: MergeConflict,
  line: LineForm | undefined,
  files: readonly ReceiptFile[],
): string {
  if (!line) return t('LBL_REMOVED');
  const text = textOf(t, field, line, files);
  return text === '' ? t('LBL_NOTHING_ENTERED') : text;
}

function textOf(t: Translate, field: MergePlace['field'], line: LineForm, files: readonly ReceiptFile[]): string {
  const money = (text: string) => {
    const units = text.trim() === '' ? null : readUnits(text, line.currency);
    return units === null ? text : formatMoney(units, line.currency);
  };
  switch (field) {
    case 'line':
      return [lineName(t, line, 1), formatDay(line.expenseDate), money(line.amount)].filter(Boolean).join(' · ');
    case 'expenseType':
      return line.expenseType ? typeText(t, line.expenseType) : '';
    case 'expenseDate':
      return formatDay(line.expenseDate);
    case 'amount':
      return line.quantity || money(line.amount);
    case 'tax':
      return money(line.tax);
    case 'reimbursable':
      return t(line.reimbursable ? 'LBL_YES' : 'LBL_NO');
    case 'receiptKey':
      return files.find(({ attachmentKey }) => attachmentKey === line.receiptKey)?.fileName ?? '';
    case 'values':
      return chargedParts(line)
        .map((part) =>
          ['share' in part ? part.share : '', ...part.values.map(({ value }) => value)].filter(Boolean).join(' '),
        )
        .join(' · ');
    default:
      return line[field];
  }
}
