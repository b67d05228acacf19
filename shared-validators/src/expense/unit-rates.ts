import { formatUnits } from '../amounts/hour-units.ts';
import { type MinorUnits, product } from '../money/index.ts';

/** Types of expenses that are not bought but come to a quantity at a rate of the engagement, by their category. */
export const UNIT_TYPES = { MILEAGE: 'Auto', PER_DIEM: 'Meals' } as const;
export type UnitType = keyof typeof UNIT_TYPES;

/** What a mile, a kilometre or a day away is paid with, from a day on. */
export interface UnitRate {
  readonly type: UnitType;
  readonly unit: 'mi' | 'km' | 'day';
  /** In the engagement's currency, decimal text: `0.725`. */
  readonly rate: string;
  /** ISO date from which it holds. */
  readonly day: string;
}

/** What a line of a rate says beside its date. */
export interface UnitEntry {
  readonly type: UnitType;
  /** Hundredths: of the distance, or of days. Null while it is waited for; negative for what is no number. */
  readonly quantity: number | null;
  /** How many of the days are the one of departure and the one of return. */
  readonly partialDays: number;
  /** Decimal text; null where the engagement has none for the day. */
  readonly rate: string | null;
}

/** The largest distance of one line, in hundredths. */
export const MAXIMUM_DISTANCE = 10_000_000;

/** What the days of departure and of return are paid, in percent of a whole one (docs: expenses#expense-rates). */
export const PARTIAL_DAY_PERCENT = 75;

/** Whether lines of a type come to a quantity at a rate. */
export const isUnitType = (expenseType: string): expenseType is UnitType => Object.hasOwn(UNIT_TYPES, expenseType);

/** The rate that holds on a day: the newest that is not after it. */
export const unitRateOn = (rates: readonly UnitRate[], type: UnitType, day: string): UnitRate | undefined =>
  rates
    .filter((one) => one.type === type && one.day <= day)
    .reduce<UnitRate | undefined>((newest, one) => (newest && newest.day >= one.day ? newest : one), undefined);

/** The quantity that is paid for, in hundredths: three days away, two of them partial, are 2.50. */
export const paidQuantity = ({ quantity, partialDays }: Pick<UnitEntry, 'quantity' | 'partialDays'>): number =>
  Math.max(0, (quantity ?? 0) - (100 - PARTIAL_DAY_PERCENT) * partialDays);

/** What a line of a rate comes to: the quantity that is paid for times the rate, rounded once; null while one of them is missing. */
export const unitAmount = (entry: UnitEntry, currency: string | null): MinorUnits | null =>
  entry.rate === null || entry.quantity === null || entry.quantity < 0
    ? null
    : product(formatUnits(paidQuantity(entry), 2), entry.rate, currency);

/** Types by category, with those of the rates that an engagement has. */
export function withUnitTypes(
  categories: Readonly<Record<string, readonly string[]>>,
  rates: readonly Pick<UnitRate, 'type'>[],
): Readonly<Record<string, readonly string[]>> {
  const types = (Object.keys(UNIT_TYPES) as UnitType[]).filter((type) => rates.some((rate) => rate.type === type));
  return Object.fromEntries(
    Object.entries(categories).map(([category, own]) => [
      category,
      [...own, ...types.filter((type) => UNIT_TYPES[type] === category)],
    ]),
  );
}
