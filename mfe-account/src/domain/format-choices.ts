import type { NumberFormat, TimeFormat } from 'shared-client/schema/locale';

/** Samples of the clock formats, shown as choices. They are the same in every language. */
export const CLOCKS: Readonly<Record<TimeFormat, string>> = { '12': '1:05 PM', '24': '13:05' };

export const NUMBERS: Readonly<Record<NumberFormat, string>> = {
  'comma-point': '1,234.56',
  'point-comma': '1.234,56',
  'space-comma': '1\u202f234,56',
  'apostrophe-point': '1’234.56',
};

let zones: readonly string[] | undefined;

/** The time zones that this browser supports. */
export function timeZones(): readonly string[] {
  zones ??= Intl.supportedValuesOf('timeZone');
  return zones;
}

/** The display name of a time zone: `America/Argentina/Buenos_Aires` is `America / Argentina / Buenos Aires`. */
export const zoneName = (zone: string): string => zone.replaceAll('/', ' / ').replaceAll('_', ' ');
