import { appliesTo, type PolicyBreach, policyBreaches } from 'shared-validators/expense';
import type { MinorUnits } from 'shared-validators/money';
import { entryOf } from './line-entry.ts';
import { blankLine } from './metadata-to-form.ts';
import type { LineForm } from './report-form.ts';
import type { ReportSetting } from './report-setting.ts';

/** Something that a person is about to buy. */
export type Purchase = Pick<LineForm, 'category' | 'expenseType' | 'expenseDate' | 'amount' | 'currency'>;

export interface SpendingAnswer {
  /** `YES`; `RECEIPT`: yes, with a receipt; `REASON`: only with a reason; `RATE`: its currency has no rate. */
  readonly kind: 'YES' | 'RECEIPT' | 'REASON' | 'RATE';
  readonly breaches: readonly PolicyBreach[];
  /** In the engagement's currency; null without a rate. */
  readonly amount: MinorUnits | null;
  /** The amount that may still be spent on the day after it; null if no limit applies or the limit is used up. */
  readonly left: MinorUnits | null;
}

/**
 * The verdict of the engagement's policies on a purchase, as if it were the last line of the report (docs: expenses#expense-ask).
 * Null while the question is incomplete.
 */
export function maySpend(
  purchase: Purchase,
  lines: readonly LineForm[],
  setting: ReportSetting,
): SpendingAnswer | null {
  const line = { ...blankLine('asked', { dates: [], currency: setting.currency }), ...purchase };
  const asked = entryOf(line, setting);
  // An amount of zero is not a complete question either.
  if (!asked.spent || asked.amount === 0 || purchase.expenseType === '' || purchase.expenseDate === '') return null;
  if (asked.amount === null) return { kind: 'RATE', breaches: [], amount: null, left: null };
  const entries = [...lines.map((one) => entryOf(one, setting)), asked];
  const breaches = policyBreaches(entries, setting.policies, setting.spentBefore).filter(
    (breach) => breach.line === lines.length,
  );
  const limits = setting.policies
    .filter((policy) => policy.kind === 'DAY_LIMIT' && appliesTo(policy, asked))
    .map((policy) =>
      [...setting.spentBefore, ...entries]
        .filter((entry) => entry.expenseDate === asked.expenseDate && appliesTo(policy, entry))
        .reduce((left, { amount }) => left - (amount ?? 0), policy.limit),
    );
  const left = limits.length > 0 ? Math.min(...limits) : null;
  const kind = breaches.some(({ policy }) => policy.kind !== 'RECEIPT_ABOVE')
    ? 'REASON'
    : breaches.length > 0
      ? 'RECEIPT'
      : 'YES';
  return { kind, breaches, amount: asked.amount, left: left !== null && left >= 0 ? left : null };
}
