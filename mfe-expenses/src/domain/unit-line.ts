import { isUnitType, type UnitEntry, type UnitRate, unitRateOn } from 'shared-validators/expense';
import { readUnits } from 'shared-validators/money';
import type { LineForm } from './report-form.ts';
import type { ReportSetting } from './report-setting.ts';

/** The engagement's rate for a line: the stored one while date and type are unchanged, otherwise that of its day. */
export function unitRateOf(
  { expenseType, expenseDate, frozenUnit }: LineForm,
  { unitRates }: Pick<ReportSetting, 'unitRates'>,
): UnitRate | undefined {
  if (!isUnitType(expenseType)) return undefined;
  if (frozenUnit?.type === expenseType && frozenUnit.expenseDate === expenseDate) return frozenUnit;
  return unitRateOn(unitRates, expenseType, expenseDate);
}

/** Quantity and rate of a line in the form that the rules take; null for a purchase. */
export function unitEntryOf(line: LineForm, setting: Pick<ReportSetting, 'unitRates'>): UnitEntry | null {
  const { expenseType, quantity, partialDays } = line;
  if (!isUnitType(expenseType)) return null;
  return {
    type: expenseType,
    // A quantity has two decimals.
    quantity: quantity.trim() === '' ? null : (readUnits(quantity, null) ?? -1),
    partialDays: expenseType === 'PER_DIEM' ? partialDays : 0,
    rate: unitRateOf(line, setting)?.rate ?? null,
  };
}

/** The changes that a new type brings: lines at a rate of the engagement have its currency, and purchases have no quantity. */
export function withType(line: LineForm, expenseType: string, { currency }: ReportSetting): Partial<LineForm> {
  if (isUnitType(line.expenseType) === isUnitType(expenseType)) return { expenseType };
  return isUnitType(expenseType)
    ? { expenseType, amount: '', currency, tax: '', split: line.split?.by === 'AMOUNT' ? null : line.split }
    : { expenseType, quantity: '', partialDays: 0 };
}
