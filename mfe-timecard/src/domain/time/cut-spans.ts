import { cutLunchOut } from 'shared-validators/clock';
import type { SpanForm } from '../form/timecard-form.ts';

/** Suffix of the key of a span's part after lunch. */
export const AFTER_LUNCH = '-after-lunch';

/** A day's spans with the lunches inside of them cut out. The part before lunch keeps the span's id; the part after is new. */
export function cutSpans(spans: readonly SpanForm[]): SpanForm[] {
  return cutLunchOut(spans, (span) => ({ ...span, key: `${span.key}${AFTER_LUNCH}`, id: null }));
}
