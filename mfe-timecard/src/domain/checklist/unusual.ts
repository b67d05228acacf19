import { minutesToUnits } from 'shared-validators/amounts';
import { isWeekend } from '../day/untouched-day.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { leaveSystemEntries } from '../leave-system/leave-system-entry.ts';
import { dayAmounts } from '../totals/totals.ts';
import { type Mend, otherHalfMend } from './mend.ts';
import { hoursText, type Sentence } from './sentence.ts';

/** A day with more minutes than this raises a question. */
const LONG_DAY = 16 * 60;
/** A day this many minutes away from the engagement's usual hours raises a question. */
const FAR = 4 * 60;
/** The usual minutes of a day if the engagement has none. */
const ORDINARY_DAY = 8 * 60;

/** Something unusual that may be right. It is asked about and never blocks a save. */
export interface Question {
  /** Names the question and the values it is about, so an answer holds until the day changes. */
  readonly name: string;
  readonly says: Sentence;
  readonly mends: readonly Mend[];
}

/** The unusual properties of a day (docs: add-time#checklist): too long, on a weekend, or far from the usual hours. */
export function unusual(day: DayForm, rules: TimecardRules): Question | null {
  if (day.didNotWork || day.readOnly || day.shiftNumber !== null) return null;
  const { minutes, days } = dayAmounts(day, rules);
  const { worked } = minutes;
  const units = (amount: number) => hoursText(minutesToUnits(amount, rules.precision), rules);
  const ask = (kind: string, says: Sentence, mends: readonly Mend[] = []): Question => ({
    name: `${day.key} ${kind} ${worked}`,
    says,
    mends,
  });
  const usual = rules.usualMinutes;
  if (worked > LONG_DAY) {
    const mends = otherHalfMend(day, rules, LONG_DAY, usual ?? ORDINARY_DAY);
    return ask('long', { key: 'MSG_CHECK_LONG_DAY', params: { hours: units(worked) } }, mends);
  }
  const isWorked = worked > 0 || (day.daily && days > 0);
  if (isWorked && isWeekend(day.workedDate)) return ask('weekend', { key: 'MSG_CHECK_WEEKEND', params: {} });
  const isPartOff = leaveSystemEntries(day).length > 0 || minutes.sick > 0 || minutes.pto > 0;
  if (usual === null || worked === 0 || isPartOff || Math.abs(worked - usual) < FAR) return null;
  return ask('usual', { key: 'MSG_CHECK_UNUSUAL', params: { hours: units(worked), usual: units(usual) } });
}
