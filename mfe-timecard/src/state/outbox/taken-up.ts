import { sayTheSame } from '../../domain/conflict/adds-nothing.ts';
import type { OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import type { TakenUp, TimecardState } from '../add-time/timecard-store.ts';
import { draftOf, isOf } from './entry-draft.ts';

type Open = Pick<TimecardState, 'metadata' | 'form' | 'takenUp'>;

/**
 * An entry as the open timecard contains it: queued by this page, taken up by the person, or equal to the form. Undefined if it is not
 * contained.
 */
export function takenUpAs({ metadata, form, takenUp }: Open, entry: OutboxEntry): TakenUp | undefined {
  if (!isOf(metadata, entry)) return undefined;
  const known = takenUp.find(({ id }) => id === entry.id);
  if (known) return known;
  const draft = draftOf(entry);
  return draft && sayTheSame(draft.form, form) ? { id: entry.id, form } : undefined;
}

/** An entry that the open timecard contains, with the current form if the two are equal. Anything beyond the entry was not sent with it. */
export const standsHereAs = ({ form }: Pick<Open, 'form'>, entry: TakenUp): TakenUp => ({
  id: entry.id,
  form: sayTheSame(entry.form, form) ? form : entry.form,
});

/** The entries that a save of the open timecard contains, and the ones those contain. */
export function containedIn(open: Open, entries: readonly OutboxEntry[]): readonly string[] {
  const contained = entries.filter((entry) => takenUpAs(open, entry) !== undefined);
  return [...new Set(contained.flatMap(({ id, contains = [] }) => [id, ...contains]))];
}
