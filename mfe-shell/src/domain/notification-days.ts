/** Items of one calendar day, in their given order. */
export interface DayOf<T> {
  /** `2026-11-24`. */
  readonly date: string;
  readonly items: readonly T[];
}

/** Groups items by calendar day. @param dateOf the day of an item where its reader is */
export function byDay<T>(items: readonly T[], dateOf: (item: T) => string): readonly DayOf<T>[] {
  return [...Map.groupBy(items, dateOf)].map(([date, own]) => ({ date, items: own }));
}

/** The place of a day: today, yesterday, or another one. */
export function whichDay(date: string, today: string): 'today' | 'yesterday' | 'other' {
  const ago = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  return ago === 0 ? 'today' : ago === 1 ? 'yesterday' : 'other';
}
