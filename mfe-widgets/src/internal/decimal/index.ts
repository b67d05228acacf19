export { decimalText, minutesToSteps, normalizeAmount, readDecimal } from './decimal.ts';
