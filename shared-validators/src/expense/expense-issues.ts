import { exponentOf } from '../money/exponent.ts';
import { MAXIMUM_AMOUNT, unitsOf } from '../money/minor-units.ts';
import { unplacedOf } from './cost-split.ts';
import { takenDays } from './days-away.ts';
import type { ExpenseEntry, ExpensePolicy } from './expense-entry.ts';
import { isExplained, policyBreaches, type Spent } from './policies.ts';
import { type UnitToken, unitIssueOf } from './unit-issues.ts';
import { isUnitType } from './unit-rates.ts';

export type ExpenseToken =
  | UnitToken
  | 'ERR_BILLING_LINE_DATE'
  | 'ERR_BILLING_EXPENSE_TYPE'
  | 'ERR_BILLING_LINE_AMOUNT'
  | 'ERR_BILLING_EXPENSE_TOO_MUCH'
  | 'ERR_BILLING_EXPENSE_NOTHING'
  | 'ERR_BILLING_EXPENSE_RATE'
  | 'ERR_BILLING_EXPENSE_TAX'
  | 'ERR_BILLING_EXPENSE_REASON'
  | 'ERR_BILLING_EXPENSE_SPLIT';

/** Something that prevents a save or a submit. */
export interface ExpenseIssue {
  /** Position of the line. */
  readonly line: number;
  readonly field: 'expenseDate' | 'expenseType' | 'amount' | 'tax' | 'exceptionReason' | 'split' | 'quantity';
  readonly token: ExpenseToken;
  /** The values for the token's text, after the number of the line. */
  readonly params: readonly (string | number)[];
}

/** The setting of the rules of expenses, apart from the lines. */
export interface ExpenseSetting {
  /** Days of the period within the engagement, ISO dates. */
  readonly dates: readonly string[];
  /** Types by category. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
  readonly policies: readonly ExpensePolicy[];
  /** The engagement's currency, ISO 4217. The converted amount of a line is limited in it as well. */
  readonly currency?: string;
  /** The amounts that other reports of the engagement have spent on the days of the period; none if absent. */
  readonly spentBefore?: readonly Spent[];
}

/**
 * The rules of an expense report (docs: expenses#expense-rules). A save accepts lines without a type, amount, rate or reason, but every
 * value that is there must be valid.
 */
export function expenseIssues(
  entries: readonly ExpenseEntry[],
  setting: ExpenseSetting,
  mode: 'save' | 'submit',
): readonly ExpenseIssue[] {
  const unexplained = new Set(
    mode === 'save'
      ? []
      : policyBreaches(entries, setting.policies, setting.spentBefore)
          .map(({ line }) => line)
          .filter((line) => !isExplained(entries[line] ?? { exceptionReason: '' })),
  );
  return entries.flatMap((entry, line) => {
    const issue = (
      field: ExpenseIssue['field'],
      token: ExpenseToken,
      ...params: readonly (string | number)[]
    ): ExpenseIssue => ({ line, field, token, params });
    const { expenseDate, currency, unit } = entry;
    const { dates } = setting;
    const unitToken = unit && unitIssueOf({ expenseDate, unit }, dates, takenDays(entries, line, dates), mode);
    const own = setting.currency ?? null;
    const amountToken = unitToken ? null : amountTokenOf(entry, own, mode);
    return [
      ...(setting.dates.includes(expenseDate) ? [] : [issue('expenseDate', 'ERR_BILLING_LINE_DATE', expenseDate)]),
      ...(hasType(entry, setting, mode) ? [] : [issue('expenseType', 'ERR_BILLING_EXPENSE_TYPE')]),
      ...(amountToken ? [issue('amount', amountToken, ...amountParams(amountToken, currency, own))] : []),
      ...(unitToken ? [issue('quantity', unitToken, expenseDate)] : []),
      ...(mode === 'submit' && entry.spent !== null && entry.amount === null
        ? [issue('amount', 'ERR_BILLING_EXPENSE_RATE', currency, expenseDate)]
        : []),
      ...(hasFittingTax(entry) ? [] : [issue('tax', 'ERR_BILLING_EXPENSE_TAX')]),
      ...(unexplained.has(line) ? [issue('exceptionReason', 'ERR_BILLING_EXPENSE_REASON')] : []),
      ...(isPlaced(entry, mode) ? [] : [issue('split', 'ERR_BILLING_EXPENSE_SPLIT')]),
    ];
  });
}

function hasType(
  { category, expenseType, unit }: ExpenseEntry,
  { categories }: ExpenseSetting,
  mode: 'save' | 'submit',
): boolean {
  if (mode === 'save' && expenseType === '' && (category === '' || Object.hasOwn(categories, category))) return true;
  if (isUnitType(expenseType) !== (unit !== null)) return false;
  return Object.hasOwn(categories, category) && (categories[category]?.includes(expenseType) ?? false);
}

/** The error of an amount: in its own currency, and in the engagement's, where a very small amount may be rounded to zero. */
function amountTokenOf(
  { spent, currency, amount, unit }: ExpenseEntry,
  own: string | null,
  mode: 'save' | 'submit',
): ExpenseToken | null {
  const isTooMuch = (units: number | null, of: string | null) => (units ?? 0) > unitsOf(MAXIMUM_AMOUNT, of);
  if (isTooMuch(spent, currency) || isTooMuch(amount, own)) return 'ERR_BILLING_EXPENSE_TOO_MUCH';
  if (spent !== null && spent < 0) return 'ERR_BILLING_LINE_AMOUNT';
  if (mode === 'save') return null;
  // A missing quantity or rate has its own issue.
  if (unit !== null) return unit.quantity && spent === 0 ? 'ERR_BILLING_EXPENSE_NOTHING' : null;
  if (!spent) return 'ERR_BILLING_LINE_AMOUNT';
  return amount === 0 ? 'ERR_BILLING_EXPENSE_NOTHING' : null;
}

function amountParams(token: ExpenseToken, currency: string, own: string | null): readonly (string | number)[] {
  if (token === 'ERR_BILLING_LINE_AMOUNT') return [exponentOf(currency)];
  return token === 'ERR_BILLING_EXPENSE_NOTHING' ? [own ?? currency] : [];
}

const hasFittingTax = ({ tax, spent }: ExpenseEntry): boolean =>
  tax === null || (tax >= 0 && (tax === 0 || tax <= (spent ?? 0)));

/** Whether every share is valid and, for a submit, the shares sum to the whole. */
function isPlaced({ split, spent }: ExpenseEntry, mode: 'save' | 'submit'): boolean {
  if (split === null) return true;
  if (split.shares.some((share) => share !== null && share < 0)) return false;
  // Without an amount there is nothing to allocate; a missing amount has its own issue.
  if (mode === 'save' || (split.by === 'AMOUNT' && !spent)) return true;
  return unplacedOf(split, spent) === 0 && split.shares.every((share) => share !== null && share > 0);
}
