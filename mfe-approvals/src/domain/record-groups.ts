import type { RecordLine } from 'shared-client/schema/records';

/** The groups of a list of records, by the person who acts next. */
export type RecordGroup = 'reader' | 'others' | 'draft';

type Grouped = Pick<RecordLine, 'status' | 'waitsForReader'>;

export const groupOfRecord = ({ status, waitsForReader }: Grouped): RecordGroup =>
  status === 'Draft' ? 'draft' : waitsForReader ? 'reader' : 'others';

/** Whether open records belong to more than one group. A list of a single group has no headings (docs: approvals#record-groups). */
export const areMixed = (records: readonly Grouped[]): boolean => new Set(records.map(groupOfRecord)).size > 1;

/** Open records in the order of the list: groups in the order of their first record. */
export const inGroups = <R extends Grouped>(records: readonly R[]): readonly R[] =>
  [...Map.groupBy(records, groupOfRecord).values()].flat();
