export { decimalText } from './decimal-text.ts';
export {
  formatHours,
  formatUnits,
  type HourUnits,
  minutesToUnits,
  unitsPerHour,
  unitsToNumber,
} from './hour-units.ts';
export { normalizeDecimal, normalizeHours, readDecimal, readHours } from './read-amount.ts';
