import { DateTime } from 'luxon';
import { TIMECARD_TEMPLATES, type TimecardTemplate } from 'shared-client/timecard-templates';
import { addDays, dateIn, datesBetween, weekdayOf } from '../../billing/calendar.ts';
import { type Period, periodOf } from '../../billing/period.ts';
import { notWorkedDay } from '../../billing/save/did-not-work.ts';
import type { WorkedDay } from '../../billing/timecard/worked-day.ts';
import { ENGAGEMENTS } from '../engagements/engagement-ids.ts';
import { templateById } from '../engagements/engagement-settings.ts';
import { weekBack } from '../engagements/worker-engagements.ts';
import type { Sample } from '../sample.ts';
import { allocationsOf, largeDay, span, workedDay, workedShift } from './billing-days.ts';
import { billingWriter, type NewItem } from './billing-writer.ts';
import { insertLeave } from './leave.ts';
import { otherItems } from './other-items.ts';
import { workerItems } from './worker-items.ts';

const WEEK = { type: 'Weekly', day_of_week: 'Monday' } as const;
const MONTH = { type: 'Monthly', day_of_week: 'Monday' } as const;

/** Every status and status reason of a timecard, assigned in turn. */
const STATES: readonly Pick<NewItem, 'status' | 'status_reason' | 'rejection_reason'>[] = [
  { status: 'Saved', status_reason: null },
  { status: 'Pending', status_reason: 'Pending Manager Approval' },
  { status: 'Pending', status_reason: 'Pending MSP Review' },
  { status: 'Approved', status_reason: 'Pending Invoicing' },
  { status: 'Processed', status_reason: null },
  { status: 'Rejected', status_reason: null, rejection_reason: 'The hours of Monday belong to another project.' },
  { status: 'Pending', status_reason: 'Pending Approval Routing' },
  { status: 'Pending', status_reason: 'Failed Approval Routing' },
  { status: 'Pending', status_reason: 'Pending Extension Approval' },
  {
    status: 'Rejected',
    status_reason: 'Rejected Extension Approval',
    rejection_reason: 'The engagement was not extended for this week.',
  },
];

const isWeekday = (date: string): boolean => !['Saturday', 'Sunday'].includes(weekdayOf(date));

/** The days of a period on a template, worked from Monday to Friday. */
function daysOf(period: Period, template: TimecardTemplate): WorkedDay[] {
  const dates = datesBetween(period.start, period.end).filter(isWeekday);
  if (template.showBillingItemShift) {
    return dates.slice(0, 4).map((date, index) => workedShift(date, template, index + 1));
  }
  return dates.map((date) => workedDay(date, template));
}

/** Two hours on one day of a week, or one shift, so that all templates together are not a peak in the charts of a year. */
function templateDays(period: Period, template: TimecardTemplate): WorkedDay[] {
  const days = daysOf(period, template);
  if (template.showBillingItemShift) return days.slice(0, 1);
  if (!template.showTimeEntry && !template.showHours) return days;
  return [workedDay(addDays(period.start, template.id % 5), template, 120)];
}

const itemAllocations = (template: TimecardTemplate) =>
  template.showAllocations && template.showPeriodEntry ? allocationsOf(template) : [];

/** The items of `worker`: timecards of the past weeks in every state, items of the other types, leave. Current weeks are empty. */
export const billing: Sample = {
  subject: 'billing',
  async insert(db, now) {
    const today = dateIn('America/Los_Angeles', now);
    const { add, write } = billingWriter(now);
    const timecard = (engagement_id: number, templateId: number, period: Period, change: Partial<NewItem> = {}) =>
      add({
        engagement_id,
        timecard_template_id: templateId,
        period,
        days: daysOf(period, templateById(templateId)),
        allocations: itemAllocations(templateById(templateId)),
        ...STATES[0],
        ...change,
      } as NewItem);

    for (const item of workerItems(today)) add(item);

    // Plain hours; last week is approved, so that it can be copied.
    timecard(ENGAGEMENTS.ofTemplate(0), 0, weekBack(today, 1), STATES[3]);
    timecard(ENGAGEMENTS.ofTemplate(0), 0, weekBack(today, 2), STATES[4]);
    timecard(ENGAGEMENTS.ofTemplate(0), 0, weekBack(today, 3), STATES[5]);
    timecard(ENGAGEMENTS.ofTemplate(0), 0, weekBack(today, 4), {
      status: 'Pending',
      status_reason: 'Did Not Work',
      days: datesBetween(weekBack(today, 4).start, weekBack(today, 4).end).map(notWorkedDay),
    });

    for (const template of TIMECARD_TEMPLATES.slice(1)) {
      const kind = template.showPeriodEntry
        ? template.id % 2 === 0
          ? ({ type: 'Biweekly', day_of_week: 'Sunday' } as const)
          : MONTH
        : WEEK;
      const current = periodOf(kind, today);
      const period = periodOf(kind, addDays(current.start, -1));
      timecard(ENGAGEMENTS.ofTemplate(template.id), template.id, period, {
        days: templateDays(period, template),
        ...STATES[template.id % STATES.length],
      });
    }

    const biweekly = periodOf({ type: 'Biweekly', day_of_week: 'Sunday' }, addDays(today, -14));
    timecard(ENGAGEMENTS.biweekly, 1, biweekly, STATES[1]);
    const halfMonth = periodOf({ ...MONTH, type: 'Semimonthly' }, addDays(today, -16));
    const [closed, ...open] = daysOf(halfMonth, templateById(5));
    // Its first day was closed elsewhere and is read-only.
    timecard(ENGAGEMENTS.semimonthly, 5, halfMonth, {
      days: closed ? [{ ...closed, readOnly: true }, ...open] : open,
    });
    timecard(ENGAGEMENTS.london, 4, weekBack(today, 1), STATES[3]);
    timecard(ENGAGEMENTS.ofWorkerEmail, 0, weekBack(today, 1), STATES[1]);
    timecard(ENGAGEMENTS.ofWorkerMobile, 2, weekBack(today, 1), STATES[0]);

    const large = lastMonthOf31Days(today);
    timecard(ENGAGEMENTS.large, 2, large, { days: datesBetween(large.start, large.end).map(largeDay) });
    clockChangeMonth(today, (period, days) => timecard(ENGAGEMENTS.clockChange, 0, period, { days }));

    const leave = await insertLeave(db, today);
    for (const { engagementId, templateId, period, tafwUpdate, canceled, days } of leave) {
      const known = days.length > 0 ? days : daysOf(period, templateById(templateId)).slice(0, 2);
      timecard(engagementId, templateId, period, {
        days: known,
        tafw_update: tafwUpdate,
        has_canceled_leave: canceled,
      });
    }
    for (const item of otherItems(today)) add(item);
    await write(db);
  },
};

/** Older than any week that can be entered now, so that these timecards are not in the way. */
const LONG_AGO_DAYS = -14;

/** The last complete month that has 31 days and ended long ago. */
function lastMonthOf31Days(today: string): Period {
  let period = periodOf(MONTH, addDays(today, LONG_AGO_DAYS));
  do period = periodOf(MONTH, addDays(period.start, -1));
  while (!period.end.endsWith('31'));
  return period;
}

/** The month of an old clock change in the client's time zone, with an eight-hour span typed on that night. */
function clockChangeMonth(today: string, write: (period: Period, days: WorkedDay[]) => void): void {
  const zone = 'America/Los_Angeles';
  let date = addDays(today, LONG_AGO_DAYS);
  const hours = (day: string) =>
    DateTime.fromISO(addDays(day, 1), { zone }).diff(DateTime.fromISO(day, { zone }), 'hours').hours;
  while (hours(date) === 24) date = addDays(date, -1);
  const period = periodOf(MONTH, date);
  const night = workedDay(date, templateById(0));
  const days = datesBetween(addDays(date, 1), addDays(date, 5)).filter((day) => day <= period.end);
  write(period, [
    { ...night, noBreakTaken: true, timeEntrySpanDtos: [span(date, '00:00', '08:00')] },
    ...days.filter(isWeekday).map((day) => workedDay(day, templateById(0))),
  ]);
}
