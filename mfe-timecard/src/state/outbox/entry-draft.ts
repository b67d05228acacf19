import type { EditMetadata } from 'shared-client/billing';
import { type OutboxEntry, sameTimecard } from '../../domain/outbox/outbox-entry.ts';
import { type Draft, isReadable, readDraft } from '../drafts/draft-format.ts';

/** Whether an entry belongs to the open timecard. */
export const isOf = ({ engagementId, earningsEndDate }: EditMetadata, { payload }: Pick<OutboxEntry, 'payload'>) =>
  sameTimecard(payload, { requisitionId: engagementId, periodEndDate: earningsEndDate });

/** The form of an entry; null if another build wrote it in a format that this one cannot read. */
export function draftOf({ draft }: OutboxEntry): Draft | null {
  const read = readDraft(draft);
  return isReadable(read) ? read : null;
}
