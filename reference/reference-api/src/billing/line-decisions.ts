import { createHash } from 'node:crypto';
import type { LineDecision } from 'shared-client/schema/billing';
import type { Allocation, WorkedDay } from './timecard/worked-day.ts';

/** An approver's decision on a day or an allocation, with its content at the time. */
export interface StoredLineDecision {
  /** The id of the day or the allocation. Both share one sequence. */
  readonly id: number;
  /** Why it was sent back; null if it was accepted. */
  readonly reason: string | null;
  readonly said: string;
}

/** Properties that are not part of the content: ids that a save may assign again, and values that depend on other timecards. */
const NOT_SAID = new Set([
  'id',
  'billingItemDetailId',
  'timeEntryId',
  'billingCostAllocId',
  'billingCostAllocationId',
  'readOnly',
  'sequence',
  'totalWorkerMinutesByDate',
  'holidayMessage',
]);

type TimeParts = { readonly days: readonly WorkedDay[]; readonly allocations: readonly Allocation[] };

/**
 * The content of each day and each allocation of a timecard, by id. A day is its times and notes; its allocations are decided separately.
 */
export function saidByPart({ days, allocations }: TimeParts): ReadonlyMap<number, string> {
  const parts = new Map<number, string>();
  const add = (id: number | null, content: object) => id !== null && parts.set(id, hashOf(content));
  for (const { billingCostAllocation, ...day } of days) {
    add(day.billingItemDetailId, day);
    for (const allocation of billingCostAllocation) add(allocation.id, allocation);
  }
  for (const allocation of allocations) add(allocation.id, allocation);
  return parts;
}

const hashOf = (content: object): string =>
  createHash('sha256')
    .update(JSON.stringify(plain(content)))
    .digest('base64url');

/** The same for the same entries, regardless of the order of properties and of empty ones. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .filter(([name, inner]) => !NOT_SAID.has(name) && !isEmpty(inner))
    .map(([name, inner]) => [name, plain(inner)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Sends back some parts of a timecard, each with a reason, and accepts all other parts (docs: approvals#reject-lines). */
export function decideParts(
  said: ReadonlyMap<number, string>,
  rejected: readonly { readonly id: number; readonly reason: string }[],
): StoredLineDecision[] {
  const reasons = new Map(rejected.map(({ id, reason }) => [id, reason]));
  return [...said].map(([id, content]) => ({ id, reason: reasons.get(id) ?? null, said: content }));
}

/** The decisions on the current parts of a timecard. An acceptance no longer applies if the part has changed since. */
export function lineDecisionsOf(stored: readonly StoredLineDecision[], parts: TimeParts): LineDecision[] {
  if (stored.length === 0) return [];
  const now = saidByPart(parts);
  return stored.flatMap(({ id, reason, said }): LineDecision[] => {
    const content = now.get(id);
    const accepted = reason === null && content === said;
    return content !== undefined && (reason !== null || accepted) ? [{ id, rejectionReason: reason, accepted }] : [];
  });
}
