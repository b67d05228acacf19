/** The data of an event. */
export type EventValues = Readonly<Record<string, string | number>>;

/** How dates and instants are written. */
export interface EventFormats {
  /** A date: `2026-11-24`. */
  readonly day: (date: string) => string;
  readonly range: (start: string, end: string) => string;
  /** An instant: `2026-11-24T17:00:00Z`. */
  readonly moment: (instant: string) => string;
}

/** The values of a sentence: dates and instants as words, and the `period` from its first to its last day. */
export function sentenceValues(values: EventValues, { day, range, moment }: EventFormats): EventValues {
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number') return [name, value];
      if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return [name, day(value)];
      return [name, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) ? moment(value) : value];
    }),
  );
  const { periodStart, periodEnd } = values;
  return typeof periodStart === 'string' && typeof periodEnd === 'string'
    ? { ...written, period: range(periodStart, periodEnd) }
    : written;
}

/** The hash of a declared link with the event's values; undefined if it has no link, or one needs a value that the event lacks. */
export function eventHref(link: string | undefined, values: EventValues): string | undefined {
  if (link === undefined) return undefined;
  let lacks = false;
  const path = link.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) lacks = true;
    return encodeURIComponent(value ?? '');
  });
  return lacks ? undefined : `#${path}`;
}
