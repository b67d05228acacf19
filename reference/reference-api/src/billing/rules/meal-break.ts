import type { ErrorItem } from 'shared-client/schema/billing';
import { lengthOf, type MinuteRange, rangeOf } from 'shared-validators/timecard';
import type { WorkedDay } from '../timecard/worked-day.ts';
import { issue } from './validation-issue.ts';

const FIRST_PERIOD = 5 * 60;
const SECOND_PERIOD = 10 * 60;
/** The shortest meal period is half an hour. */
const LEAST_BREAK = 30;

/**
 * California meal periods (docs: time-entry#meal-periods): the 5-hour and the 10-hour rule. More than five hours of work need a first meal
 * period before the end of the fifth hour, more than ten a second one before the end of the tenth; otherwise the worker says whether
 * missing it was voluntary or not.
 */
export function mealBreakErrors(day: WorkedDay): ErrorItem[] {
  const { work, breaks } = splitSpans(day);
  const total = work.reduce((sum, range) => sum + lengthOf(range), 0);
  // Minutes worked before each meal period begins.
  const workedBefore = breaks.map((rest) =>
    work.reduce((sum, range) => sum + Math.max(0, Math.min(range.end, rest.start) - range.start), 0),
  );
  const misses = (place: number, limit: number) => total > limit && !((workedBefore[place] ?? limit + 1) <= limit);
  const missed: ErrorItem[] = [];
  if (misses(0, FIRST_PERIOD) && day.timeEntry.mealBreakMissedType === null) {
    missed.push(
      issue(
        'ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED',
        'No meal period was taken before the end of the fifth hour of work. Please say whether this was voluntary.',
        { value: 'timeEntry.mealBreakMissedType' },
      ),
    );
  }
  if (misses(1, SECOND_PERIOD) && day.timeEntry.mealBreakMissedType2 === null) {
    missed.push(
      issue(
        'ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED2',
        'No second meal period was taken before the end of the tenth hour of work. Please say whether this was voluntary.',
        { value: 'timeEntry.mealBreakMissedType2' },
      ),
    );
  }
  return missed;
}

const NOT_WORK = new Set(['Lunch', 'Sick', 'PTO', 'Unpaid Leave']);

function splitSpans(day: WorkedDay): { work: MinuteRange[]; breaks: MinuteRange[] } {
  const work: MinuteRange[] = [];
  const breaks: MinuteRange[] = [];
  for (const span of day.timeEntrySpanDtos) {
    const range = rangeOf(span, day.workedDate);
    if (!range || lengthOf(range) <= 0) continue;
    if (span.timeEntrySpanType === 'Lunch') {
      if (lengthOf(range) >= LEAST_BREAK) breaks.push(range);
    } else if (!NOT_WORK.has(span.timeEntrySpanType ?? 'Labor') && span.source !== 'CERIDIAN') work.push(range);
  }
  return { work, breaks: breaks.sort((one, other) => one.start - other.start) };
}
