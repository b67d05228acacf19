import type { Translate } from 'shared-session';
import type { CostSplit, PolicyBreach } from 'shared-validators/expense';
import type { Missing } from '../../domain/checklist.ts';
import type { LineForm } from '../../domain/report-form.ts';
import { formatMoney, formatPercent } from '../page/formats.ts';

const keyOf = (value: string): string => value.replace(/[^A-Za-z]+/g, '_').toUpperCase();

/** A category in the user's language. */
export const categoryText = (t: Translate, category: string): string => t(`LBL_EXPENSE_CATEGORY_${keyOf(category)}`);

/** A type in the user's language. */
export const typeText = (t: Translate, type: string): string => t(`LBL_EXPENSE_TYPE_${keyOf(type)}`);

/** The name of a line in texts: its merchant, its type, or its number. */
export const lineName = (t: Translate, line: LineForm, number: number): string =>
  line.merchant.trim() || (line.expenseType ? typeText(t, line.expenseType) : t('LBL_LINE_NUMBER', { number }));

/** A share of a line: a percentage, or an amount. */
export const shareText = (by: CostSplit['by'], units: number, currency: string): string =>
  by === 'PERCENT' ? formatPercent(units) : formatMoney(units, currency);

/** The short text of a missing entry. */
export function missingText(t: Translate, { label, params, unplaced }: Missing): string {
  if (!unplaced) return t(label, params);
  return t(label, { what: shareText(unplaced.by, Math.abs(unplaced.units), unplaced.currency) });
}

/** The short text of a policy violation. */
export function breachText(t: Translate, { policy, over, before }: PolicyBreach, currency: string): string {
  if (policy.kind === 'NO_WEEKEND') return t('MSG_POLICY_WEEKEND');
  if (policy.kind === 'RECEIPT_ABOVE') return t('MSG_POLICY_RECEIPT', { amount: formatMoney(policy.limit, currency) });
  const amount = formatMoney(over, currency);
  return before > 0
    ? t('MSG_POLICY_OVER_WITH_OTHERS', { amount, before: formatMoney(before, currency) })
    : t('MSG_POLICY_OVER', { amount });
}
