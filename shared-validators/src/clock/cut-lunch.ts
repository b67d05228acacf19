import { formatClockTime, MINUTES_PER_DAY } from './clock-time.ts';
import { type PlacedSpan, placeSpans } from './place-spans.ts';
import { spanDuration } from './span-duration.ts';

/** A span of a day: times as `HH:mm`, and its type. */
export interface TypedSpan {
  readonly start: string;
  readonly end: string;
  readonly type: string;
}

const LUNCH = 'Lunch';

/**
 * Lunch is excluded from worked hours, also if it was entered inside a span instead of between two. Such a span is split into the part
 * before and the part after: 9:00-17:30 Labor with 12:00-12:30 Lunch becomes 9:00-12:00, 12:00-12:30 Lunch, 12:30-17:30. The part before is
 * the span itself with another end; `afterLunch` creates the part after, whose start is then set.
 */
export function cutLunchOut<Span extends TypedSpan>(
  spans: readonly Span[],
  afterLunch: (span: Span) => Span = (span) => span,
): Span[] {
  const lunches = spans.filter((span) => span.type === LUNCH);
  if (lunches.length === 0 || lunches.length === spans.length) return [...spans];
  const used = new Set<Span>();
  const parts = spans.map((span) => (span.type === LUNCH ? [span] : partsAround(span, lunches, { used, afterLunch })));
  const cut = spans.flatMap((span, index) => (used.has(span) ? [] : (parts[index] ?? [])));
  return cut.filter((span, index) => cut.indexOf(span) === index);
}

/** Minutes of a day's spans by type, without the lunches inside of spans. Incomplete spans do not count. */
export function minutesByType(spans: readonly TypedSpan[]): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const { type, start, end } of cutLunchOut(spans))
    minutes.set(type, (minutes.get(type) ?? 0) + (spanDuration(start, end) ?? 0));
  return minutes;
}

interface Cutting<Span> {
  /** The lunches that were found inside a span. */
  readonly used: Set<Span>;
  readonly afterLunch: (span: Span) => Span;
}

/** A span, the lunches inside it and the remaining parts, in order. */
function partsAround<Span extends TypedSpan>(
  span: Span,
  lunches: readonly Span[],
  { used, afterLunch }: Cutting<Span>,
): Span[] {
  return lunches.reduce<Span[]>(
    (parts, lunch) =>
      parts.flatMap((part) => {
        const [whole, meal] = placeSpans([part, lunch]);
        const inside = part.type !== LUNCH && whole && meal ? place(whole, meal) : null;
        if (!inside) return [part];
        used.add(lunch);
        const end = formatClockTime(inside.from % MINUTES_PER_DAY || MINUTES_PER_DAY);
        const start = lunch.end === '24:00' ? '00:00' : lunch.end;
        return [{ ...part, end }, lunch, { ...afterLunch(part), start }];
      }),
    [span],
  );
}

/** The lunch on the span's own axis if it is inside the span: as placed, or a day later for a span across midnight. */
function place(whole: PlacedSpan, meal: PlacedSpan): PlacedSpan | null {
  const length = meal.until - meal.from;
  const clock = meal.from % MINUTES_PER_DAY;
  const candidates = [clock, clock + MINUTES_PER_DAY].map((from) => ({ from, until: from + length }));
  return candidates.find(({ from, until }) => whole.from < from && until < whole.until) ?? null;
}
