import { addDays, datesBetween, weekdayOf } from '../../billing/calendar.ts';
import type { Period } from '../../billing/period.ts';
import { notWorkedDay } from '../../billing/save/did-not-work.ts';
import { blankDay, type WorkedDay } from '../../billing/timecard/worked-day.ts';
import { ENGAGEMENTS } from '../engagements/engagement-ids.ts';
import { templateById } from '../engagements/engagement-settings.ts';
import { FORMER_MANAGER, lastMonths, WEEKS_WORKED, weekBack } from '../engagements/worker-engagements.ts';
import { span, workedDay } from './billing-days.ts';
import type { NewItem } from './billing-writer.ts';
import { adjustment, expense } from './other-items.ts';

/** The weeks entered on the engagement that has ended: all for which a timecard could still be entered. */
const FORMER_WEEKS = 5;

/** Typical start, lunch and end times. */
const HOURS = [
  ['08:30', '12:00', '12:30', '17:00'],
  ['08:15', '12:00', '12:45', '17:00'],
  ['08:30', '12:15', '12:45', '17:30'],
  ['08:00', '12:00', '12:30', '16:00'],
  ['08:30', '12:00', '12:30', '16:30'],
  ['08:00', '11:45', '12:15', '16:45'],
  ['08:45', '12:30', '13:00', '17:00'],
] as const;

const PROCESSED = { status: 'Processed', status_reason: null } as const;

function officeDay(date: string, index: number): WorkedDay {
  const [start, lunch, back, end] = HOURS[index % HOURS.length] as (typeof HOURS)[number];
  return {
    ...blankDay(date),
    timeEntrySpanDtos: [span(date, start, lunch), span(date, lunch, back, 'Lunch'), span(date, back, end)],
  };
}

/** Monday to Friday of a week. No two consecutive weeks are the same. */
const officeWeek = (week: Period, weeks: number): WorkedDay[] =>
  datesBetween(week.start, addDays(week.start, 4)).map((date, index) => officeDay(date, index + 3 * weeks));

/** Timecards and expenses of `worker`'s three engagements; nothing in their current periods. */
export function workerItems(today: string): NewItem[] {
  return [...journeyWeeks(today), ...formerWeeks(today), ...trainingMonths(today), ...otherItemsOf(today)];
}

/** Last week is approved, the one before was sent back, older ones are paid. */
function journeyWeeks(today: string): NewItem[] {
  return Array.from({ length: WEEKS_WORKED }, (_, index): NewItem => {
    const weeks = index + 1;
    const period = weekBack(today, weeks);
    const item = {
      engagement_id: ENGAGEMENTS.journey,
      timecard_template_id: 0,
      period,
      days: officeWeek(period, weeks),
    };
    if (weeks === 1) return { ...item, status: 'Approved', status_reason: 'Pending Invoicing' };
    if (weeks === 2) {
      return {
        ...item,
        status: 'Rejected',
        status_reason: null,
        rejection_reason: 'The gate log has you out at 4:00 PM on Thursday. Please correct the end time.',
      };
    }
    // A Friday off.
    const days = weeks === 5 ? [...item.days.slice(0, 4), notWorkedDay(addDays(period.start, 4))] : item.days;
    return { ...item, ...PROCESSED, days };
  });
}

function formerWeeks(today: string): NewItem[] {
  return Array.from({ length: FORMER_WEEKS }, (_, index): NewItem => {
    const weeks = WEEKS_WORKED + 1 + index;
    const period = weekBack(today, weeks);
    return {
      engagement_id: ENGAGEMENTS.former,
      timecard_template_id: 0,
      period,
      days: officeWeek(period, weeks),
      approver_name: FORMER_MANAGER,
      ...PROCESSED,
    };
  });
}

/** The first and third Saturday of two months; the last month waits for the manager. */
function trainingMonths(today: string): NewItem[] {
  return lastMonths(today).map((period, index): NewItem => {
    const saturdays = datesBetween(period.start, period.end).filter((date) => weekdayOf(date) === 'Saturday');
    return {
      engagement_id: ENGAGEMENTS.training,
      timecard_template_id: 12,
      period,
      days: [0, 2].map((place) => workedDay(saturdays[place] as string, templateById(12))),
      ...(index === 0 ? { status: 'Pending', status_reason: 'Pending Manager Approval' } : PROCESSED),
    };
  });
}

function otherItemsOf(today: string): NewItem[] {
  const base = { engagement_id: ENGAGEMENTS.journey, timecard_template_id: 0, days: [] } as const;
  const visit = weekBack(today, 4);
  return [
    {
      ...base,
      type: 'EXPENSE',
      period: weekBack(today, 1),
      status: 'Pending',
      status_reason: 'Pending Manager Approval',
      lines: [expense(weekBack(today, 1).start, 'Communications', 'Cell', 45)],
      amounts: { expense_amount: 45, expense_pay_amount: 45 },
    },
    {
      ...base,
      ...PROCESSED,
      type: 'EXPENSE',
      period: visit,
      lines: [
        expense(addDays(visit.start, 2), 'Travel Fare', 'Train', 62.5),
        expense(addDays(visit.start, 2), 'Meals', 'Dinner', 27.4),
      ],
      amounts: { expense_amount: 89.9, expense_pay_amount: 89.9 },
    },
    {
      ...base,
      ...PROCESSED,
      type: 'BENEFIT',
      period: weekBack(today, 5),
      lines: [adjustment('Travel card, one month', 120)],
      amounts: { adjustment_amount: 120 },
    },
  ];
}
