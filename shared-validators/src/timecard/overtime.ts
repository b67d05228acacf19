/** The limits of an overtime rule that look at one day, in minutes; null is no limit. */
export interface DailyLimits {
  readonly overtime: number | null;
  readonly doubletime: number | null;
}

/** Worked minutes of a day by what they are paid as. */
export interface DailySplit {
  readonly regular: number;
  readonly overtime: number;
  readonly doubletime: number;
}

/** What a day's minutes are by its limits (docs: time-entry#daily-overtime): what is above the limit of a day is overtime, above the second double time. */
export function dailySplit(minutes: number, { overtime, doubletime }: DailyLimits): DailySplit {
  const double = doubletime === null ? 0 : Math.max(0, minutes - doubletime);
  const single = minutes - double;
  const over = overtime === null ? 0 : Math.max(0, single - overtime);
  return { regular: single - over, overtime: over, doubletime: double };
}
