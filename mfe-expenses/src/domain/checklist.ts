import {
  type CostSplit,
  type ExpenseEntry,
  type ExpenseIssue,
  expenseIssues,
  unplacedOf,
} from 'shared-validators/expense';
import { amountLabelOf } from './amount-label.ts';
import { entryOf } from './line-entry.ts';
import type { LineForm, ReportForm } from './report-form.ts';
import type { ReportSetting } from './report-setting.ts';

export type LineField = ExpenseIssue['field'] | 'values';

/** Something that is missing or wrong before the report can be submitted. */
export interface Missing {
  /** Label key of the next step. */
  readonly label: string;
  readonly params: Readonly<Record<string, string>>;
  /** Key of the line and its field; absent if it is about the report. */
  readonly line?: string;
  readonly field?: LineField;
  /** The part of a split that is not allocated yet, or in excess: hundredths of a percent, or minor units of the line's currency. */
  readonly unplaced?: { readonly by: CostSplit['by']; readonly units: number; readonly currency: string };
}

const LABELS: Readonly<Record<ExpenseIssue['token'], string>> = {
  ERR_BILLING_LINE_DATE: 'MSG_EXPENSE_DATE',
  ERR_BILLING_EXPENSE_TYPE: 'MSG_EXPENSE_TYPE',
  ERR_BILLING_LINE_AMOUNT: 'MSG_EXPENSE_AMOUNT',
  ERR_BILLING_EXPENSE_TOO_MUCH: 'MSG_EXPENSE_TOO_MUCH',
  ERR_BILLING_EXPENSE_NOTHING: 'MSG_EXPENSE_NOTHING',
  ERR_BILLING_EXPENSE_RATE: 'MSG_EXPENSE_RATE',
  ERR_BILLING_EXPENSE_TAX: 'MSG_EXPENSE_TAX',
  ERR_BILLING_EXPENSE_REASON: 'MSG_EXPENSE_REASON',
  ERR_BILLING_EXPENSE_DISTANCE: 'MSG_EXPENSE_DISTANCE',
  ERR_BILLING_EXPENSE_DAYS: 'MSG_EXPENSE_DAYS',
  ERR_BILLING_EXPENSE_DAYS_TWICE: 'MSG_EXPENSE_DAYS_TWICE',
  ERR_BILLING_EXPENSE_UNIT_RATE: 'MSG_EXPENSE_UNIT_RATE',
  ERR_BILLING_EXPENSE_SPLIT: 'MSG_SPLIT_INCOMPLETE',
};

/**
 * Missing entries, in the order of the lines, by the same rules as the server.
 *
 * @param incomplete whether a line lacks a value that it must be charged to
 */
export function missingOf(
  form: ReportForm,
  setting: ReportSetting,
  mode: 'save' | 'submit',
  incomplete: (line: LineForm) => boolean = () => false,
): readonly Missing[] {
  if (form.lines.length === 0) return [{ label: 'MSG_EXPENSE_NO_LINES', params: {} }];
  const entries = form.lines.map((line) => entryOf(line, setting));
  const issues = expenseIssues(entries, setting, mode);
  return form.lines.flatMap((line, at): Missing[] => [
    ...unreadable(line, entries[at]?.spent ?? null, issues, at),
    ...issues
      .filter((issue) => issue.line === at)
      .map(({ token, field }) => ({
        label: token === 'ERR_BILLING_LINE_AMOUNT' ? amountLabelOf(line.amount, line.currency) : LABELS[token],
        params: { currency: line.currency, own: setting.currency },
        line: line.key,
        field,
        ...(field === 'split' ? unplaced(entries[at]) : {}),
      })),
    ...(mode === 'submit' && incomplete(line)
      ? [{ label: 'MSG_EXPENSE_VALUES', params: {}, line: line.key, field: 'values' as const }]
      : []),
  ]);
}

/** Whether nothing has been entered into a line yet. Its day, currency and allocation are suggestions. */
const isUntouched = ({ category, expenseType, merchant, amount, tax, quantity, description, receiptKey }: LineForm) =>
  receiptKey === null &&
  [category, expenseType, merchant, amount, tax, quantity, description].every((text) => !text.trim());

/** Missing entries before the first attempt to submit: a line that nobody has touched is one entry (docs: expenses#expense-missing). */
export function neutralMissing(missing: readonly Missing[], { lines }: ReportForm): readonly Missing[] {
  const untouched = new Set(lines.filter(isUntouched).map(({ key }) => key));
  const said = new Set<string>();
  return missing.flatMap((one) => {
    if (one.line === undefined || !untouched.has(one.line)) return one;
    if (said.has(one.line)) return [];
    said.add(one.line);
    return { ...one, label: 'MSG_EXPENSE_UNTOUCHED', params: {} };
  });
}

/** The part of a split that is not allocated, if every share can be read. */
function unplaced(entry: ExpenseEntry | undefined): Partial<Missing> {
  if (!entry?.split || entry.split.shares.some((share) => share !== null && share < 0)) return {};
  const units = unplacedOf(entry.split, entry.spent);
  if (units === 0) return {};
  const { by } = entry.split;
  return { label: units > 0 ? 'MSG_SPLIT_LEFT' : 'MSG_SPLIT_OVER', unplaced: { by, units, currency: entry.currency } };
}

/** Typed text that is not an amount. It must not be saved as if the field were empty. */
function unreadable(line: LineForm, spent: number | null, issues: readonly ExpenseIssue[], at: number): Missing[] {
  const isSaid = issues.some((issue) => issue.line === at && issue.field === 'amount');
  return line.amount.trim() !== '' && spent === null && !isSaid
    ? [{ label: amountLabelOf(line.amount, line.currency), params: {}, line: line.key, field: 'amount' }]
    : [];
}
