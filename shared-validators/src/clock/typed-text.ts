import { isDayPeriod } from './day-periods.ts';

/** A time as a 12-hour field shows it, complete or with a part missing: `9:30 PM`, `9:30 --`, `9:-- --`. */
const STANDING = /^(\d{1,2}):(\d{2}|--) (?:[AP]M|--)$/;

/**
 * The text that is meant by typing over the text of a field. A typed AM or PM changes the time in the field: P over `9:30 --` or `9:30 AM`
 * is `9:30 P`. A space does not clear a time whose AM or PM is missing. Everything else replaces the text.
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
 * A typed text with one more character. A second A or P replaces the first, so that `930p` and A are `930a`. A digit after AM or PM starts
 * a new time.
 */
export function typedAfter(text: string, character: string): string {
  if (/^\d$/.test(character) && ENDS_WITH_HALF.test(text)) return character;
  return /^[ap]$/i.test(character) ? text.replace(ENDS_WITH_HALF, '$1') + character : text + character;
}
