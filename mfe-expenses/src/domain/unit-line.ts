import { isUnitType, type UnitEntry, type UnitRate, unitRateOn } from 'shared-validators/expense';
import { readUnits } from 'shared-validators/money';
import type { LineForm } from './report-form.ts';
import type { ReportSetting } from './report-setting.ts';

/** The rate of the engagement that a line is paid at: the one that is stored with it while date and type stay, else that of its day. */
export function unitRateOf(
  { expenseType, expenseDate, frozenUnit }: LineForm,
  { unitRates }: Pick<ReportSetting, 'unitRates'>,
): UnitRate | undefined {
  if (!isUnitType(expenseType)) return undefined;
  if (frozenUnit?.type === expenseType && frozenUnit.expenseDate === expenseDate) return frozenUnit;
  return unitRateOn(unitRates, expenseType, expenseDate);
}

/** The quantity of a line and its rate as the rules look at them; null of what was bought. */
export function unitEntryOf(line: LineForm, setting: Pick<ReportSetting, 'unitRates'>): UnitEntry | null {
  const { expenseType, quantity, partialDays } = line;
  if (!isUnitType(expenseType)) return null;
  return {
    type: expenseType,
    // Two decimals, as most money has.
    quantity: quantity.trim() === '' ? null : (readUnits(quantity, null) ?? -1),
    partialDays: expenseType === 'PER_DIEM' ? partialDays : 0,
    rate: unitRateOf(line, setting)?.rate ?? null,
  };
}

/** What a line changes with its type: a rate of the engagement has its own currency, and what was bought no quantity. */
export function withType(line: LineForm, expenseType: string, { currency }: ReportSetting): Partial<LineForm> {
  if (isUnitType(line.expenseType) === isUnitType(expenseType)) return { expenseType };
  return isUnitType(expenseType)
    ? { expenseType, amount: '', currency, tax: '', split: line.split?.by === 'AMOUNT' ? null : line.split }
    : { expenseType, quantity: '', partialDays: 0 };
}
