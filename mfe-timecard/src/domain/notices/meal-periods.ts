import { type PlacedSpan, placeSpans } from 'shared-validators/clock';
import { type DayForm, SPAN_TYPES } from '../form/timecard-form.ts';
import { cutSpans } from '../time/cut-spans.ts';
import { isWork, minutesOfWork } from '../totals/worked-minutes.ts';

/** Meal-period notice thresholds: more than 5 hours, or 5 and 10 hours (docs: time-entry#meal-periods). */
const FIRST_MEAL_PERIOD = 5 * 60;
const SECOND_MEAL_PERIOD = 10 * 60;

export interface MealPeriods {
  /** After more than 5 hours of work: whether a meal period is due, and whether it was taken. */
  readonly first: 'not-due' | 'taken' | 'missing';
  /** The same for a second one after more than 10 hours. */
  readonly second: 'not-due' | 'taken' | 'missing';
}

/** The state of a day under the 5-hour and 10-hour rules. Every Lunch span is a meal period; time off is not work. */
export function mealPeriods(day: Pick<DayForm, 'spans'>): MealPeriods {
  const worked = minutesOfWork(day);
  const meals = day.spans.filter(
    (span) => span.type === SPAN_TYPES.lunch && span.start !== '' && span.end !== '',
  ).length;
  const state = (threshold: number, needed: number) =>
    worked <= threshold ? 'not-due' : meals >= needed ? 'taken' : 'missing';
  return { first: state(FIRST_MEAL_PERIOD, 1), second: state(SECOND_MEAL_PERIOD, 2) };
}

/** A span on the line. */
export interface LineSpan extends PlacedSpan {
  readonly meal: boolean;
  /** Whether the span is work. */
  readonly work: boolean;
}

/** The meal-period line of a day card: the spans on an axis from the first minute to the last. */
export interface MealLine {
  readonly from: number;
  readonly until: number;
  readonly spans: readonly LineSpan[];
  /** Minutes on the axis by which a missing meal period was due. */
  readonly due: readonly { readonly at: number; readonly hours: number }[];
}

/** Computes the line of a day with at least one complete span; otherwise `null`. */
export function mealLine(day: Pick<DayForm, 'spans'>, workPeriodStart: string): MealLine | null {
  const rows = cutSpans(day.spans);
  const spans = placeSpans(rows, workPeriodStart)
    .flatMap((place, line): LineSpan[] => {
      const row = rows[line];
      return place && row ? [{ ...place, meal: row.type === SPAN_TYPES.lunch, work: isWork(row) }] : [];
    })
    .filter((span) => span.until > span.from)
    .sort((a, b) => a.from - b.from);
  const first = spans[0];
  if (!first) return null;
  const state = mealPeriods(day);
  const due = [
    ...(state.first === 'missing' ? [{ at: workedBy(spans, FIRST_MEAL_PERIOD), hours: 5 }] : []),
    ...(state.second === 'missing' ? [{ at: workedBy(spans, SECOND_MEAL_PERIOD), hours: 10 }] : []),
  ];
  return { from: first.from, until: Math.max(...spans.map((span) => span.until)), spans, due };
}

/** The minute at which `minutes` of work were reached. */
function workedBy(spans: readonly LineSpan[], minutes: number): number {
  let left = minutes;
  for (const span of spans) {
    if (!span.work) continue;
    if (left <= span.until - span.from) return span.from + left;
    left -= span.until - span.from;
  }
  return spans.at(-1)?.until ?? 0;
}
