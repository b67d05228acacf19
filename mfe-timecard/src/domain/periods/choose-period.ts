interface Period {
  readonly periodStartDate: string;
  readonly periodEndDate: string;
  readonly state: string;
}

/** The periods before and after the one that begins on a date, of a list that is sorted by date; a gap is stepped over. */
export function neighboursOf<P extends Period>(periods: readonly P[], start: string): { previous?: P; next?: P } {
  const previous = periods.findLast((one) => one.periodStartDate < start);
  const next = periods.find((one) => one.periodStartDate > start);
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

export interface Month<P> {
  /** `2026-11`: the month in which its periods end. */
  readonly month: string;
  readonly missing: number;
  readonly periods: readonly P[];
}

/** Periods by the month they end in, and how many are missing in each. */
export function byMonth<P extends Period>(periods: readonly P[]): Month<P>[] {
  const months = new Set(periods.map(monthOf));
  return [...months].map((month) => {
    const inIt = periods.filter((one) => monthOf(one) === month);
    return { month, missing: inIt.filter((one) => one.state === 'Missing').length, periods: inIt };
  });
}

const monthOf = ({ periodEndDate }: Pick<Period, 'periodEndDate'>): string => periodEndDate.slice(0, 7);
