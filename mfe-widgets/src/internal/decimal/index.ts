export { decimalText, minutesToSteps, readDecimal, settledAmount } from './decimal.ts';
