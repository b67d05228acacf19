import { isDayPeriod } from './day-periods.ts';

/** A time of a 12-hour clock as a field shows it, whole or with a part missing: `9:30 PM`, `9:30 --`, `9:-- --`. */
const STANDING = /^(\d{1,2}):(\d{2}|--) (?:[AP]M|--)$/;

/**
 * What is meant by a text that is typed over what a field shows. A half of the day goes to the time that stands there: P over `9:30 --`
 * or `9:30 AM` is `9:30 P`. A space before it takes nothing away from a time that waits for it. Everything else replaces what stood there.
 */
export function typedOver(shown: string, typed: string): string {
  const [, hours, minutes] = STANDING.exec(shown) ?? [];
  if (hours === undefined) return typed;
  if (isDayPeriod(typed)) return `${hours}:${minutes === '--' ? '00' : minutes} ${typed.trim()}`;
  const waits = typed !== '' && typed.trim() === '' && shown.endsWith('--');
  return waits ? `${hours}:${minutes === '--' ? '' : minutes} ` : typed;
}

const ENDS_WITH_HALF = /(\d)\s?[ap]\.?m?\.?$/i;

/**
 * A typed text with one more character: a second A or P takes the place of the first, so that `930p` and A are `930a`. A digit behind the
 * half of the day begins the time anew.
 */
export function typedAfter(text: string, character: string): string {
  if (/^\d$/.test(character) && ENDS_WITH_HALF.test(text)) return character;
  return /^[ap]$/i.test(character) ? text.replace(ENDS_WITH_HALF, '$1') + character : text + character;
}
