import type { EditMetadata } from 'shared-client/billing';
import { hasEntry } from '../../domain/outbox/outbox-entry.ts';
import type { Draft } from '../drafts/draft-format.ts';
import { draftOf, isOf } from './entry-draft.ts';
import { readOutbox } from './outbox.ts';

/** A draft of a queue entry. */
export interface QueuedDraft extends Draft {
  readonly id: string;
}

/**
 * The waiting entries of a timecard, newest first, without those that a newer entry contains. They are restored like drafts, on any page
 * and in any tab.
 */
export async function queuedDrafts(metadata: EditMetadata): Promise<readonly QueuedDraft[]> {
  const entries = (await readOutbox()).filter((entry) => isOf(metadata, entry));
  const newest = entries.filter((entry, at) => !entries.slice(at + 1).some((later) => hasEntry(later, entry)));
  return newest.reverse().flatMap((entry) => {
    const draft = draftOf(entry);
    return draft ? [{ ...draft, id: entry.id }] : [];
  });
}
