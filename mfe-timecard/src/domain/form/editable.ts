import type { EditMetadata } from 'shared-client/schema/billing';

/** A timecard is editable while it has no status, or is Saved, or Rejected and not refused; so are its attachments. */
export function isEditable(
  status: EditMetadata['status'],
  rejectionKind: EditMetadata['rejectionKind'] = null,
): boolean {
  return status === null || status === 'Saved' || (status === 'Rejected' && rejectionKind !== 'REFUSED');
}
