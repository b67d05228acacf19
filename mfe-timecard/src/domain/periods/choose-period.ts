interface Period {
  readonly periodStartDate: string;
  readonly periodEndDate: string;
  readonly state: string;
}

/** The periods before and after the one that begins on a date, in a list sorted by date. Gaps are skipped. */
export function neighboursOf<P extends Period>(periods: readonly P[], start: string): { previous?: P; next?: P } {
  const previous = periods.findLast((one) => one.periodStartDate < start);
  const next = periods.find((one) => one.periodStartDate > start);
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

export interface Month<P> {
  /** The month in which the periods end: `2026-11`. */
  readonly month: string;
  readonly missing: number;
  readonly periods: readonly P[];
}

/** Groups periods by the month they end in, with the number of missing ones in each. */
export function byMonth<P extends Period>(periods: readonly P[]): Month<P>[] {
  const months = new Set(periods.map(monthOf));
  return [...months].map((month) => {
    const inIt = periods.filter((one) => monthOf(one) === month);
    return { month, missing: inIt.filter((one) => one.state === 'Missing').length, periods: inIt };
  });
}

const monthOf = ({ periodEndDate }: Pick<Period, 'periodEndDate'>): string => periodEndDate.slice(0, 7);
