/** The hours of a day in a year of sample data, with the part of them that is overtime. */
export interface YearDay {
  readonly minutes: number;
  readonly overtime: number;
  readonly noMeal: boolean;
}

const OFF: YearDay = { minutes: 0, overtime: 0, noMeal: false };

/**
 * Monday to Friday of a week: shorter in July and at the turn of the year, with long Tuesdays and Thursdays in the busy season from September
 * to November.
 */
export function yearWeek(monday: string, worker: number, hasOvertime: boolean): YearDay[] {
  const [month, week] = [Number(monday.slice(5, 7)), Math.floor(Date.parse(`${monday}T00:00:00Z`) / 604_800_000)];
  const turn = (week + 3 * worker) % 5;
  const isBusy = month >= 9 && month <= 11;
  return [0, 1, 2, 3, 4].map((day): YearDay => {
    if (monday.slice(5) >= '12-22' || monday.slice(5) <= '01-01') return day < 2 ? { ...OFF, minutes: 480 } : OFF;
    if (month === 7 && (turn < 2 || day === turn)) return OFF;
    if (turn === 4 && day === 4) return { ...OFF, minutes: 360 };
    if (!hasOvertime || !(day === 1 || day === 3)) return { ...OFF, minutes: 480 };
    const overtime = isBusy ? [60, 120, 90, 150, 30][turn] : turn === 0 ? 60 : 0;
    return { minutes: 480 + (overtime ?? 0), overtime: overtime ?? 0, noMeal: isBusy && day === 3 && turn === 3 };
  });
}
