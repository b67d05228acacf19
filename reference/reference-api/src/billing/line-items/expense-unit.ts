import type { ExpenseLine } from 'shared-client/schema/billing';
import { isUnitType, type UnitEntry, type UnitRate, unitAmount, unitRateOn } from 'shared-validators/expense';
import { amountOf, isWhole, unitsOf } from 'shared-validators/money';

/** The unit fields of a purchase, which has none of them. */
const NO_UNIT = { quantity: null, partialDays: null, unitRate: null, unit: null, unitRateDay: null };

export const withoutUnit = (line: ExpenseLine): ExpenseLine => ({ ...line, ...NO_UNIT });

interface UnitSetting {
  readonly currency: string;
  readonly unitRates: readonly UnitRate[];
  /** The keys of the item's attachments. */
  readonly files: ReadonlySet<string>;
}

/**
 * A line at a rate of the engagement, with its amount. Its rate stays the same while its date and type do (docs: expenses#expense-rates).
 */
export function withUnit(
  line: ExpenseLine,
  stored: ExpenseLine | undefined,
  { currency, unitRates, files }: UnitSetting,
): ExpenseLine {
  const { expenseType, expenseDate } = line;
  const isSame = stored?.expenseType === expenseType && stored.expenseDate === expenseDate && stored.unitRate !== null;
  const found = isUnitType(expenseType) ? unitRateOn(unitRates, expenseType, expenseDate) : undefined;
  const { unitRate, unit, unitRateDay } = isSame
    ? stored
    : { unitRate: found?.rate ?? null, unit: found?.unit ?? null, unitRateDay: found?.day ?? null };
  const priced: ExpenseLine = {
    ...line,
    partialDays: expenseType === 'PER_DIEM' ? (line.partialDays ?? 0) : null,
    unitRate,
    unit,
    unitRateDay,
    spentAmount: null,
    spentCurrency: null,
    rate: null,
    rateDay: null,
    tax: null,
    receiptKey: line.receiptKey !== null && files.has(line.receiptKey) ? line.receiptKey : null,
  };
  const entry = unitEntryOf(priced);
  const amount = amountOf((entry && unitAmount(entry, currency)) ?? 0, currency);
  return { ...priced, amount, payAmount: line.reimbursable ? amount : 0 };
}

/** Quantity and rate of a line in the form that the rules take; null for a purchase. */
export function unitEntryOf({ expenseType, quantity, partialDays, unitRate }: ExpenseLine): UnitEntry | null {
  if (!isUnitType(expenseType)) return null;
  // A quantity has two decimals.
  const hundredths = (value: number) => (isWhole(value, null) ? unitsOf(value, null) : -1);
  return {
    type: expenseType,
    quantity: quantity === null ? null : hundredths(quantity),
    partialDays: expenseType === 'PER_DIEM' ? (partialDays ?? 0) : 0,
    rate: unitRate,
  };
}
