import type { RecordDifference, RecordLine } from 'shared-client/schema/records';

/** A part of an outline: a worker's name, a fact, the change of a fact, or two dates. */
export type OutlinePart =
  | { readonly what: 'worker'; readonly name: string }
  | { readonly what: 'fact'; readonly field: 'rate' | 'positions' | 'amount'; readonly value: number }
  | { readonly what: 'change'; readonly change: RecordDifference }
  | { readonly what: 'hidden' }
  | { readonly what: 'dates'; readonly from: string; readonly until: string };

type Outlined = Pick<
  RecordLine,
  'kind' | 'workerName' | 'rate' | 'positions' | 'amount' | 'startDate' | 'endDate' | 'changes'
>;

const FACTS = {
  REQUEST: ['rate', 'positions'],
  ENGAGEMENT: ['rate'],
  REVISION: [],
  BUDGET: ['amount'],
} as const;

/**
 * The subject of a record in a line: the worker, then each change before and after, then the facts that are approved and do not change, and
 * the dates at the end (docs: approvals#record-outline).
 */
export function recordOutline(record: Outlined): readonly OutlinePart[] {
  const { kind, workerName, changes, startDate, endDate } = record;
  const parts: OutlinePart[] = workerName === null ? [] : [{ what: 'worker', name: workerName }];
  for (const change of changes) parts.push({ what: 'change', change });
  for (const field of FACTS[kind]) {
    const value = record[field];
    if (value !== null && !changes.some((change) => change.field === field)) parts.push({ what: 'fact', field, value });
  }
  if (kind === 'BUDGET' && record.amount === null) parts.push({ what: 'hidden' });
  if (kind !== 'REVISION' && startDate !== null && endDate !== null)
    parts.push({ what: 'dates', from: startDate, until: endDate });
  return parts;
}
