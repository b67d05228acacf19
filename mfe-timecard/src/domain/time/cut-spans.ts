import { cutLunchOut } from 'shared-validators/clock';
import type { SpanForm } from '../form/timecard-form.ts';

/** Ends the key of what is left of a span after lunch. */
export const AFTER_LUNCH = '-after-lunch';

/** A day's spans with the lunches inside of them taken out: the part before keeps the span's id, the part after is new. */
export function cutSpans(spans: readonly SpanForm[]): SpanForm[] {
  return cutLunchOut(spans, (span) => ({ ...span, key: `${span.key}${AFTER_LUNCH}`, id: null }));
}
