import type { RecordLine } from 'shared-client/schema/records';

/** The name of a record in texts: `REQ-4100 Dock coordinator`. */
export const recordName = ({ number, title }: Pick<RecordLine, 'number' | 'title'>): string => `${number} ${title}`;

/** The path of a record's page, on behalf of the same person as its list. */
export const recordPath = (recordId: number, onBehalfOf: number | null): string =>
  `/manager/approvals/${recordId}${onBehalfOf === null ? '' : `?for=${onBehalfOf}`}`;
