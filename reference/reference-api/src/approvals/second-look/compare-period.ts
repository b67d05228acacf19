import type { SecondLook } from 'shared-client/schema/approvals';
import { hoursOf } from 'shared-validators/timecard';
import type { WorkedDay } from '../../billing/timecard/worked-day.ts';
import { type ClockRange, minutesIn } from './clock-ranges.ts';
import { inWords, overlappingTime, workedRanges } from './overlapping-time.ts';

/** A day of a timecard. */
export interface TimecardDay {
  readonly workedDate: string;
  readonly minutes: number;
  readonly content: WorkedDay;
}

/** A timecard of another engagement. */
export interface OtherTimecard {
  readonly billingItemId: number;
  readonly timeZone: string;
  readonly jobTitle: string;
  readonly reqName: string;
  /** Null for the item's own client. */
  readonly clientName: string | null;
  readonly days: readonly TimecardDay[];
  /** What the reader may know of it: its name and hours, only the hours, or only that it has hours. */
  readonly shown: 'named' | 'hours' | 'exists';
}

interface Period {
  readonly first: string;
  readonly last: string;
  readonly timeZone: string;
  readonly precision: number;
}

/** The part of a second look that compares an engagement's period with the worker's other timecards. */
export function comparePeriod(
  own: readonly TimecardDay[],
  others: readonly OtherTimecard[],
  { first, last, timeZone, precision }: Period,
): Omit<SecondLook, 'decisions' | 'attachments'> {
  const hours = (minutes: number) => hoursOf(minutes, precision);
  const isInPeriod = ({ workedDate }: { readonly workedDate: string }) => first <= workedDate && workedDate <= last;
  const mine = own.filter(isInPeriod);
  const here = { days: mine.map(({ content }) => content), timeZone };
  const known = others
    .filter(({ shown }) => shown !== 'exists')
    .map((other) => {
      // Days next to the period may overlap it: a night before it, or another time zone.
      const there = { days: other.days.map(({ content }) => content), timeZone: other.timeZone };
      const isNamed = other.shown === 'named';
      return {
        billingItemId: isNamed ? other.billingItemId : null,
        jobTitle: isNamed ? other.jobTitle : null,
        reqName: isNamed ? other.reqName : null,
        clientName: isNamed ? other.clientName : null,
        days: other.days.filter(isInPeriod),
        overlaps: overlappingTime(here, there),
      };
    })
    .filter(({ days, overlaps }) => days.length > 0 || overlaps.length > 0);
  const elsewhere = known.flatMap(({ days }) => days);
  const minutesOf = (days: readonly TimecardDay[]) => days.reduce((sum, { minutes }) => sum + minutes, 0);
  const dates = [...new Set([...mine, ...elsewhere].map(({ workedDate }) => workedDate))].sort();
  const unnamed = known.filter(({ billingItemId }) => billingItemId === null);
  const rows = [
    ...known.filter(({ billingItemId }) => billingItemId !== null),
    ...(unnamed[0] ? [{ ...unnamed[0], days: unnamed.flatMap(({ days }) => days) }] : []),
  ];
  return {
    hours: hours(minutesOf(mine)),
    hoursElsewhere: hours(minutesOf(elsewhere)),
    hoursTogether: hours(minutesOf(mine) + minutesOf(elsewhere)),
    hoursTwice: hours(minutesIn(known.flatMap(({ overlaps }) => overlaps))),
    days: dates.map((workedDate) => {
      const of = (days: readonly TimecardDay[]) => days.filter((day) => day.workedDate === workedDate);
      const there = of(elsewhere);
      return {
        workedDate,
        hours: hours(minutesOf(of(mine))),
        spans: workedRanges(of(mine).map(({ content }) => content)).map(spanOf),
        hoursElsewhere: hours(minutesOf(there)),
        dayElsewhere: there.some(({ content, minutes }) => content.daily && minutes === 0),
      };
    }),
    engagements: rows.map(({ days, overlaps: _, ...row }) => ({
      ...row,
      hours: hours(minutesOf(days)),
      days: new Set(days.map(({ workedDate }) => workedDate)).size,
    })),
    overlaps: known
      .flatMap(({ jobTitle, overlaps }) => overlaps.map((range) => ({ range, jobTitle })))
      .sort((one, other) => one.range.start - other.range.start)
      .map(({ range, jobTitle }) => ({
        workedDate: inWords(range).date,
        ...spanOf(range),
        hours: hours(range.end - range.start),
        jobTitle,
      })),
    hasMoreElsewhere: others.some(({ shown, days }) => shown === 'exists' && days.some(isInPeriod)),
  };
}

function spanOf(range: ClockRange): { startTime: string; endTime: string } {
  const { startTime, endTime } = inWords(range);
  return { startTime, endTime };
}
