export { decimalText } from './decimal-text.ts';
export {
  formatHours,
  formatUnits,
  type HourUnits,
  minutesToUnits,
  unitsPerHour,
  unitsToNumber,
} from './hour-units.ts';
export { normalizeDecimal, normalizeHours, readHours } from './read-amount.ts';
export { plainDecimal, plainDigits, readDecimal } from './read-decimal.ts';
export { shownAmount, typedAmount } from './typed-amount.ts';
