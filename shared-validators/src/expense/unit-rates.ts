import { formatUnits } from '../amounts/hour-units.ts';
import { type MinorUnits, product } from '../money/index.ts';

/** Types of expenses that are paid as a quantity at a rate of the engagement, with their category. */
export const UNIT_TYPES = { MILEAGE: 'Auto', PER_DIEM: 'Meals' } as const;
export type UnitType = keyof typeof UNIT_TYPES;

/** The rate for a mile, a kilometre or a day away, from a day on. */
export interface UnitRate {
  readonly type: UnitType;
  readonly unit: 'mi' | 'km' | 'day';
  /** In the engagement's currency, decimal text: `0.725`. */
  readonly rate: string;
  /** ISO date from which it applies. */
  readonly day: string;
}

/** The values of a line at a rate, apart from its date. */
export interface UnitEntry {
  readonly type: UnitType;
  /** The distance or the days, in hundredths. Null if missing; negative if it is not a number. */
  readonly quantity: number | null;
  /** The number of days that are days of departure or return. */
  readonly partialDays: number;
  /** Decimal text; null if the engagement has no rate for the day. */
  readonly rate: string | null;
}

/** The largest distance of one line, in hundredths. */
export const MAXIMUM_DISTANCE = 10_000_000;

/** The pay for a day of departure or return, in percent of a whole day (docs: expenses#expense-rates). */
export const PARTIAL_DAY_PERCENT = 75;

/** Whether expenses of a type are a quantity at a rate. */
export const isUnitType = (expenseType: string): expenseType is UnitType => Object.hasOwn(UNIT_TYPES, expenseType);

/** The rate that applies on a day: the newest that is not after it. */
export const unitRateOn = (rates: readonly UnitRate[], type: UnitType, day: string): UnitRate | undefined =>
  rates
    .filter((one) => one.type === type && one.day <= day)
    .reduce<UnitRate | undefined>((newest, one) => (newest && newest.day >= one.day ? newest : one), undefined);

/** The paid quantity in hundredths: three days away, two of them partial, are 2.50. */
export const paidQuantity = ({ quantity, partialDays }: Pick<UnitEntry, 'quantity' | 'partialDays'>): number =>
  Math.max(0, (quantity ?? 0) - (100 - PARTIAL_DAY_PERCENT) * partialDays);

/** The amount of a line at a rate: the paid quantity times the rate, rounded once; null if one of them is missing. */
export const unitAmount = (entry: UnitEntry, currency: string | null): MinorUnits | null =>
  entry.rate === null || entry.quantity === null || entry.quantity < 0
    ? null
    : product(formatUnits(paidQuantity(entry), 2), entry.rate, currency);

/** The types by category, plus the types for which the engagement has rates. */
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
