import type { EditMetadata } from 'shared-client/billing';
import { type OutboxEntry, sameTimecard } from '../../domain/outbox/outbox-entry.ts';
import { type Draft, isReadable, readDraft } from '../drafts/draft-format.ts';
import { discard, readOutbox } from './outbox.ts';

/** Whether an entry is of the timecard that is open. */
export const isOf = ({ engagementId, earningsEndDate }: EditMetadata, { payload }: Pick<OutboxEntry, 'payload'>) =>
  sameTimecard(payload, { requisitionId: engagementId, periodEndDate: earningsEndDate });

/** The entries of an entry, as the page has them; null where another build wrote them in a way this one cannot read. */
export function draftOf({ draft }: OutboxEntry): Draft | null {
  const read = readDraft(draft);
  return isReadable(read) ? read : null;
}

/** What was queued last of a timecard: it comes back like a draft, because a draft ends with the browser's session. */
export async function queuedDraft(metadata: EditMetadata): Promise<Draft | null> {
  const last = (await readOutbox()).findLast((entry) => isOf(metadata, entry));
  return last ? draftOf(last) : null;
}

/** A timecard was saved past the queue. */
export const discardOf = (metadata: EditMetadata): Promise<void> => discard((entry) => isOf(metadata, entry));
