import type { ExpenseEditMetadata } from 'shared-client/schema/billing';
import type { ExpensePolicy, Spent, UnitRate } from 'shared-validators/expense';
import { type Rate, unitsOf } from 'shared-validators/money';

/** The setting of the rules of a report, apart from its lines. */
export interface ReportSetting {
  /** The engagement's currency, ISO 4217. */
  readonly currency: string;
  /** Days of the period within the engagement. */
  readonly dates: readonly string[];
  readonly categories: Readonly<Record<string, readonly string[]>>;
  readonly policies: readonly ExpensePolicy[];
  readonly rates: readonly Rate[];
  /** The engagement's rates for a distance and for a day away. */
  readonly unitRates: readonly UnitRate[];
  /** The amounts that other reports have spent on the same days. */
  readonly spentBefore: readonly Spent[];
}

export function settingOf(metadata: ExpenseEditMetadata): ReportSetting {
  const currency = metadata.currency ?? 'USD';
  return {
    currency,
    dates: metadata.dates,
    categories: Object.fromEntries(metadata.categories.map(({ category, types }) => [category, types])),
    policies: metadata.policies.map(({ amount, ...policy }) => ({ ...policy, limit: unitsOf(amount ?? 0, currency) })),
    rates: metadata.rates.map(({ currency: from, rate, day }) => ({ from, to: currency, rate, day })),
    unitRates: metadata.unitRates,
    spentBefore: metadata.spentBefore.map((one) => ({ ...one, amount: unitsOf(one.amount, currency) })),
  };
}

/** The days of the period up to today. */
export const datesUntil = ({ dates }: Pick<ReportSetting, 'dates'>, today: string): readonly string[] =>
  dates.filter((date) => date <= today);

/** The currencies that can be entered: the engagement's own first, then those with a rate. */
export const currenciesOf = ({ currency, rates }: ReportSetting): readonly string[] => [
  currency,
  ...new Set(rates.map(({ from }) => from).sort()),
];
