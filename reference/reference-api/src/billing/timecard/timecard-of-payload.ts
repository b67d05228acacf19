import type { TimecardSavePayload } from 'shared-client/schema/billing';
import { inMinutes, isFilledDay, lacksNotes, minuteOfDay, ptoMinutes } from 'shared-validators/timecard';
import type { Timecard } from '../rules/timecard.ts';
import { withHolidayOf } from './fill-days.ts';
import { withLeaveEntries } from './leave-entries.ts';
import { withMultiRatePay } from './multi-rate-pay.ts';
import { otherEntriesOf } from './other-timecards.ts';
import { withPiecePay } from './piece-pay.ts';
import type { TimecardSetting } from './timecard-setting.ts';
import { type Allocation, blankDay, type WorkedDay, workedDayOf } from './worked-day.ts';

/**
 * A payload in the form that the rules take: minutes, filled days only, in order; read-only days as they were stored; leave-system entries
 * and holidays from the server.
 */
export function timecardOfPayload(
  payload: TimecardSavePayload,
  setting: TimecardSetting,
  stored: readonly WorkedDay[],
): Timecard {
  const sent = {
    days: payload.billingItemDetails.map((detail) => workedDayOf(inMinutes(detail))),
    allocations: payload.billingCostAllocations.map((allocation) => inMinutes(allocation)),
  };
  return timecardOfDays(sent, setting, { stored, bypassLeaveValidation: payload.bypassLeaveValidation });
}

/** The same for days and allocations in minutes. */
export function timecardOfDays(
  entered: { readonly days: readonly WorkedDay[]; readonly allocations: readonly Allocation[] },
  setting: TimecardSetting,
  { stored, bypassLeaveValidation }: Pick<Timecard, 'stored' | 'bypassLeaveValidation'>,
): Timecard {
  const { template, engagement } = setting;
  const byShift = template.showBillingItemShift;
  const rates = engagement.settings.multiRatePay ?? [];
  const sent = entered.days
    .map((day) => stored.find((one) => one.readOnly && one.workedDate === day.workedDate) ?? day)
    .map((day) => (byShift ? day : withHolidayOf(withLeaveEntries(day, setting.leave), setting)))
    .map((day) => (day.didNotWork ? withoutEntries(day) : day));
  const filled = sent
    .filter((day) => isFilledDay(day, template) || lacksNotes(day, template))
    .map((day) => (isPaidByPiece(day) ? withPiecePay(day, engagement.settings.engPieceTypes) : day))
    .map((day) => ({ ...day, billingCostAllocation: withMultiRatePay(day.billingCostAllocation, rates) }));
  const days = filled.length === 0 || byShift ? filled : [...filled, ...holidaysNotSent(filled, setting)];
  const pto = setting.accruals.find((one) => one.leave_kind === 'PTO');
  return {
    template,
    settings: engagement.settings,
    precision: engagement.hour_decimal_precision,
    workDayStart: minuteOfDay(engagement.workPeriod.start_time),
    weekFirstDay: engagement.workPeriod.day_of_week,
    workedDates: setting.workedDates,
    overtimeRule: engagement.overtimeRule,
    days: byShift ? numberedByShift(days) : days.sort(byDate),
    allocations: withMultiRatePay(entered.allocations, rates),
    others: otherEntriesOf(setting.others),
    accruedPto: pto ? pto.accrued_minutes : null,
    reservedPto: setting.others
      .filter((other) => other.status === 'Pending' && other.engagementId === engagement.id)
      .reduce((sum, other) => sum + ptoMinutes(other.content, false), 0),
    leave: setting.leave,
    bypassLeaveValidation,
    stored,
  };
}

/** Whether a day has piece work. A card on which every type is empty is left as it is, for the rules to report. */
const isPaidByPiece = (day: WorkedDay): boolean => day.timeEntry.pieceTypes.some((piece) => piece.unitsWorked !== null);

const byDate = (one: WorkedDay, other: WorkedDay): number => one.workedDate.localeCompare(other.workedDate);

/** Numbers shifts from 1 in the order they were sent. */
const numberedByShift = (days: readonly WorkedDay[]): WorkedDay[] =>
  days.map((day, index) => ({ ...day, timeEntry: { ...day.timeEntry, shiftNumber: index + 1 } }));

/** "Toggling Did Not Work on: day entries reset": entries that a page did not clear are ignored. */
function withoutEntries(day: WorkedDay): WorkedDay {
  return {
    ...day,
    daily: false,
    minutes: null,
    sickMinutes: null,
    noBreakTaken: false,
    timeEntrySpanDtos: day.timeEntrySpanDtos.filter((span) => span.source === 'CERIDIAN'),
    timeEntryShiftDtos: [],
    billingCostAllocation: [],
    timeEntry: {
      ...day.timeEntry,
      daily: false,
      sickMinutes: null,
      sickDays: null,
      sickDay: false,
      noBreakTaken: false,
      totalMinutes: null,
      pieceTypes: [],
    },
  };
}

/** Holidays of the period that the page did not send. */
function holidaysNotSent(days: readonly WorkedDay[], setting: TimecardSetting): WorkedDay[] {
  if (!setting.template.showHoliday) return [];
  return setting.workedDates
    .filter((date) => setting.holidays.has(date) && !days.some((day) => day.workedDate === date))
    .map((date) => withHolidayOf(withLeaveEntries(blankDay(date), setting.leave), setting));
}
