import { sayTheSame } from '../../domain/conflict/adds-nothing.ts';
import type { OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { draftName, removeDraftsThat } from '../drafts/draft-store.ts';
import { draftOf } from './entry-draft.ts';

/** Removes the drafts that equal an accepted entry. The page that wrote them would do it, but may be gone. */
export async function removeAcceptedDrafts(person: string, entry: OutboxEntry): Promise<void> {
  const accepted = draftOf(entry);
  if (accepted === null) return;
  const name = draftName(person, entry.payload.requisitionId, entry.periodStartDate);
  await removeDraftsThat(name, ({ form }) => sayTheSame(form, accepted.form));
}
