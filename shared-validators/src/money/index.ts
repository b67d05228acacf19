export { convert, product, type Rate, rateOn } from './convert.ts';
export { exponentOf } from './exponent.ts';
export {
  amountOf,
  formatMinorUnits,
  isBeyondAmounts,
  isFinerThan,
  isWhole,
  MAXIMUM_AMOUNT,
  type MinorUnits,
  readUnits,
  sentUnits,
  sumOf,
  unitsOf,
} from './minor-units.ts';
export { type Share, split } from './split.ts';
