import type { OvertimeRule } from 'shared-validators/timecard';

/** The overtime rule of the engagement, as the API returns it; limits in hours. */
export interface OvertimeFacts {
  readonly name: string | null;
  readonly dailyOTLimit: number | null;
  readonly dailyDTLimit: number | null;
  readonly weeklyOTLimit: number | null;
  readonly weeklyDTLimit: number | null;
  readonly specificDayOT: string | null;
  readonly specificDayDT: string | null;
  readonly sevenDayRule: boolean;
  readonly countHoliday: boolean;
}

/** The rule in minutes, in the shape of the rules that page and server share. */
export const ruleOf = (facts: OvertimeFacts): OvertimeRule => ({
  daily: { overtime: minutesOf(facts.dailyOTLimit), doubletime: minutesOf(facts.dailyDTLimit) },
  weekly: { overtime: minutesOf(facts.weeklyOTLimit), doubletime: minutesOf(facts.weeklyDTLimit) },
  overtimeWeekday: facts.specificDayOT,
  doubletimeWeekday: facts.specificDayDT,
  sevenDays: facts.sevenDayRule,
  countsHoliday: facts.countHoliday,
});

const minutesOf = (hours: number | null): number | null => (hours === null ? null : Math.round(hours * 60));
