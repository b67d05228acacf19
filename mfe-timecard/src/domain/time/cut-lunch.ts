import { SPAN_TYPES, type SpanForm } from '../form/timecard-form.ts';
import { formatClockTime, MINUTES_PER_DAY } from './clock-time.ts';
import { type PlacedSpan, placeSpans } from './place-spans.ts';

/** Ends the key of what is left of a span after lunch. */
export const AFTER_LUNCH = '-after-lunch';

/** Whether a lunch lies within another span: 12:00-12:30 within 9:00-17:30. */
function isLunchWithin(lunch: PlacedSpan, other: PlacedSpan): boolean {
  return other.from < lunch.from && lunch.until < other.until;
}

/**
 * Lunch is excluded from worked hours, also where it was entered inside a span instead of between two: then the span
 * stands for two, one before and one after. 9:00-17:30 Labor with 12:00-12:30 Lunch is 9:00-12:00, 12:00-12:30 Lunch,
 * 12:30-17:30. The first part keeps the span's id.
 */
export function cutLunchOut(spans: readonly SpanForm[]): SpanForm[] {
  const lunches = spans.filter((span) => span.type === SPAN_TYPES.lunch);
  if (lunches.length === 0 || lunches.length === spans.length) return [...spans];
  const used = new Set<SpanForm>();
  const parts = spans.map((span) => (span.type === SPAN_TYPES.lunch ? [span] : partsAround(span, lunches, used)));
  const cut = spans.flatMap((span, index) => (used.has(span) ? [] : (parts[index] ?? [])));
  return cut.filter((span, index) => cut.indexOf(span) === index);
}

/** A span, the lunches that lie within it and what is left of it, in order; says which lunches it used. */
function partsAround(span: SpanForm, lunches: readonly SpanForm[], used: Set<SpanForm>): SpanForm[] {
  return lunches.reduce<SpanForm[]>(
    (parts, lunch) =>
      parts.flatMap((part) => {
        const [whole, meal] = placeSpans([part, lunch]);
        const inside = part.type !== SPAN_TYPES.lunch && whole && meal ? place(whole, meal) : null;
        if (!inside) return [part];
        used.add(lunch);
        const end = formatClockTime(inside.from % MINUTES_PER_DAY || MINUTES_PER_DAY);
        const start = lunch.end === '24:00' ? '00:00' : lunch.end;
        return [{ ...part, end }, lunch, { ...part, key: `${part.key}${AFTER_LUNCH}`, id: null, start }];
      }),
    [span],
  );
}

/** The lunch on the span's own axis, when it lies within it: as placed, or a day later for a span across midnight. */
function place(whole: PlacedSpan, meal: PlacedSpan): PlacedSpan | null {
  const length = meal.until - meal.from;
  const clock = meal.from % MINUTES_PER_DAY;
  const candidates = [clock, clock + MINUTES_PER_DAY].map((from) => ({ from, until: from + length }));
  return candidates.find((candidate) => isLunchWithin(candidate, whole)) ?? null;
}
