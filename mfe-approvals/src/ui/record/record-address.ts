import type { RecordLine } from 'shared-client/schema/records';

/** A record where it is spoken of: `REQ-4100 Dock coordinator`. */
export const recordName = ({ number, title }: Pick<RecordLine, 'number' | 'title'>): string => `${number} ${title}`;

/** The page of a record, in the name that its list is read in. */
export const recordPath = (recordId: number, onBehalfOf: number | null): string =>
  `/manager/approvals/${recordId}${onBehalfOf === null ? '' : `?for=${onBehalfOf}`}`;
