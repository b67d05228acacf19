import type { EditMetadata } from 'shared-client/billing';
import { type OutboxEntry, sameTimecard } from '../../domain/outbox/outbox-entry.ts';
import { type Draft, isReadable, readDraft } from '../drafts/draft-format.ts';

/** Whether an entry is of the timecard that is open. */
export const isOf = ({ engagementId, earningsEndDate }: EditMetadata, { payload }: Pick<OutboxEntry, 'payload'>) =>
  sameTimecard(payload, { requisitionId: engagementId, periodEndDate: earningsEndDate });

/** The entries of an entry, as the page has them; null where another build wrote them in a way this one cannot read. */
export function draftOf({ draft }: OutboxEntry): Draft | null {
  const read = readDraft(draft);
  return isReadable(read) ? read : null;
}
