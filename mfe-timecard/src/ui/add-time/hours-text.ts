import { formatUnits } from '../../domain/hours/hour-units.ts';

/** Hours for the screen; nothing is a dash, so that an empty week is quiet. */
export function sayHours(units: number, precision: number): string {
  return units === 0 ? '–' : formatUnits(units, precision);
}

/** Units of piece work, kept in billionths, without the zeros behind. */
export function sayUnits(billionths: number): string {
  return formatUnits(billionths, 9).replace(/\.?0+$/, '') || '0';
}
