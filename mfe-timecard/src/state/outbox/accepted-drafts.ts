import { sayTheSame } from '../../domain/conflict/adds-nothing.ts';
import type { OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { draftName, removeDraftsThat } from '../drafts/draft-store.ts';
import { draftOf } from './entry-draft.ts';

/** Removes the drafts that say what was accepted: the page that kept them may be gone, and would be the one to do so. */
export async function removeAcceptedDrafts(person: string, entry: OutboxEntry): Promise<void> {
  const accepted = draftOf(entry);
  if (accepted === null) return;
  const name = draftName(person, entry.payload.requisitionId, entry.periodStartDate);
  await removeDraftsThat(name, ({ form }) => sayTheSame(form, accepted.form));
}
