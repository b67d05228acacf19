import type { NumberFormat, TimeFormat } from 'shared-client/schema/locale';

/** What a clock and a number look like, as the choices show them; the same in every language. */
export const CLOCKS: Readonly<Record<TimeFormat, string>> = { '12': '1:05 PM', '24': '13:05' };

export const NUMBERS: Readonly<Record<NumberFormat, string>> = {
  'comma-point': '1,234.56',
  'point-comma': '1.234,56',
  'space-comma': '1\u202f234,56',
  'apostrophe-point': '1’234.56',
};

let zones: readonly string[] | undefined;

/** The time zones that this browser knows. */
export function timeZones(): readonly string[] {
  zones ??= Intl.supportedValuesOf('timeZone');
  return zones;
}

/** A time zone in words: `America/Argentina/Buenos_Aires` is `America / Argentina / Buenos Aires`. */
export const zoneName = (zone: string): string => zone.replaceAll('/', ' / ').replaceAll('_', ' ');
