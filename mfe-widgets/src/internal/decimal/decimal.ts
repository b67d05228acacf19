/**
 * Hours, percents and units are whole numbers of their smallest step inside (8.25 h at 2 decimals is 825): sums of binary
 * fractions would be off by a hair, and a hair is a mismatch of hours.
 */

const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

/** Steps of a typed decimal at `precision` decimals, half up; undefined when it is not a number. Dot and comma are both taken. */
export function readDecimal(text: string, precision: number): number | undefined {
  const match = DECIMAL.exec(text.trim());
  const whole = match?.[2] ?? '';
  const fraction = match?.[3] ?? '';
  if (match === null || whole.length + fraction.length === 0 || whole.length > 9) return undefined;
  const kept = Number(`${whole}${fraction.padEnd(precision, '0').slice(0, precision)}`);
  const up = Number(fraction.charAt(precision) || '0') >= 5 ? 1 : 0;
  return match[1] === '-' ? -(kept + up) || 0 : kept + up;
}

/** `8.25` of 825 steps at 2 decimals. */
export function decimalText(steps: number, precision: number): string {
  const digits = String(Math.abs(steps)).padStart(precision + 1, '0');
  const sign = steps < 0 ? '-' : '';
  return precision === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}

/** Minutes as steps of an hour at `precision` decimals, half up on whole minutes: 9 minutes at 1 decimal are 0.2. */
export function minutesToSteps(minutes: number, precision: number): number {
  return Math.floor((2 * minutes * 10 ** precision + 60) / 120);
}

/** What a field shows when it is left: an empty or negative amount is 0 (docs: time-entry#negative-hours); undefined for no number. */
export function normalizeAmount(text: string, precision: number): string | undefined {
  const steps = text.trim() === '' ? 0 : readDecimal(text, precision);
  return steps === undefined ? undefined : decimalText(Math.max(0, steps), precision);
}
