import type { TimeSpan } from 'shared-client/schema/billing';
import { formatClockTime, MINUTES_PER_DAY, parseClockTime, placeSpans } from 'shared-validators/clock';
import { rowKey } from '../form/blank.ts';
import { type DayForm, SPAN_TYPES, type SpanForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isLeaveSystemEntry } from '../leave-system/leave-system-entry.ts';
import { addDays } from '../time/calendar-day.ts';
import { cutSpans } from '../time/cut-spans.ts';

/** A span from the server. Its date is computed again by {@link spanPayloads} when it is sent. */
export function spanForm(span: TimeSpan): SpanForm {
  return {
    key: rowKey(),
    id: span.id,
    timeEntryId: span.timeEntryId,
    start: clockOf(span.startTimeStr),
    end: endOf(span.endTimeStr),
    type: span.timeEntrySpanType ?? SPAN_TYPES.labor,
    paidBreak: span.paidBreak,
    shiftName: span.shiftName ?? '',
    source: span.source,
    leaveType: span.leaveType,
    leaveTypeId: span.leaveTypeId,
    leaveRequestId: span.leaveRequestId,
    fullDayOff: span.fullDayOff,
  };
}

/**
 * The rows of a day that are sent: those with a time, with lunches inside of them cut out. Leave-system entries come first and uncut, where
 * the server puts its own: its errors refer to rows by position.
 */
export function sentSpans(day: Pick<DayForm, 'spans'>): SpanForm[] {
  const filled = day.spans.filter((span) => span.start !== '' || span.end !== '');
  const own = filled.filter((span) => !isLeaveSystemEntry(span));
  return [...filled.filter(isLeaveSystemEntry), ...cutSpans(own)];
}

/** The payload of a day's spans: date plus `HH:mm`. Empty rows are left out. */
export function spanPayloads(day: DayForm, rules: TimecardRules): TimeSpan[] {
  const origin = day.shiftStartDay ?? day.workedDate;
  const rows = sentSpans(day);
  const placed = placeSpans(rows, rules.workPeriodStart);
  return rows.map((span, line) => {
    const place = placed[line];
    return {
      id: span.id,
      timeEntryId: span.timeEntryId,
      startTimeStr: place ? startStr(origin, place.from) : localStr(origin, span.start),
      endTimeStr: place ? endStr(origin, place.until) : localStr(origin, span.end),
      timeEntrySpanType: span.type,
      paidBreak: span.paidBreak,
      source: span.source,
      leaveType: span.leaveType,
      leaveTypeId: span.leaveTypeId,
      leaveRequestId: span.leaveRequestId,
      fullDayOff: span.fullDayOff,
      shiftName: span.shiftName === '' ? null : span.shiftName,
    };
  });
}

function startStr(date: string, minutes: number): string {
  return `${addDays(date, Math.floor(minutes / MINUTES_PER_DAY))} ${formatClockTime(minutes % MINUTES_PER_DAY)}`;
}

/** An end at midnight is written as 24:00 of the day that ends. */
function endStr(date: string, minutes: number): string {
  const day = Math.ceil(minutes / MINUTES_PER_DAY) - 1;
  return `${addDays(date, day)} ${formatClockTime(minutes - day * MINUTES_PER_DAY)}`;
}

function localStr(date: string, clock: string): string | null {
  const minutes = parseClockTime(clock);
  return minutes === null ? null : `${date} ${formatClockTime(minutes)}`;
}

function clockOf(moment: string | null): string {
  const clock = /(\d{2}:\d{2})$/.exec(moment ?? '')?.[1];
  return clock ?? '';
}

/** 00:00 as an end is 24:00 (docs: time-entry#midnight-end). */
function endOf(moment: string | null): string {
  const clock = clockOf(moment);
  return clock === '00:00' ? '24:00' : clock;
}
