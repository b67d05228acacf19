import { sayTheSame } from '../../domain/conflict/adds-nothing.ts';
import type { OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import type { TakenUp, TimecardState } from '../add-time/timecard-store.ts';
import { draftOf, isOf } from './entry-draft.ts';

type Open = Pick<TimecardState, 'metadata' | 'form' | 'takenUp'>;

/** An entry as the open timecard has it: queued on this page, or taken up by the person, or saying what stands here. */
export function takenUpAs({ metadata, form, takenUp }: Open, entry: OutboxEntry): TakenUp | undefined {
  if (!isOf(metadata, entry)) return undefined;
  const known = takenUp.find(({ id }) => id === entry.id);
  if (known) return known;
  const draft = draftOf(entry);
  return draft && sayTheSame(draft.form, form) ? { id: entry.id, form } : undefined;
}

/** An entry that has nothing the open timecard has not: it is what it says, and what more stands here did not go with it. */
export const standsHereAs = ({ form }: Pick<Open, 'form'>, entry: TakenUp): TakenUp => ({
  id: entry.id,
  form: sayTheSame(entry.form, form) ? form : entry.form,
});

/** The entries that a save of the open timecard contains, with what they contain themselves. */
export function containedIn(open: Open, entries: readonly OutboxEntry[]): readonly string[] {
  const contained = entries.filter((entry) => takenUpAs(open, entry) !== undefined);
  return [...new Set(contained.flatMap(({ id, contains = [] }) => [id, ...contains]))];
}
