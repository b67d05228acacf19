import { createHash } from 'node:crypto';
import type { LineDecision } from 'shared-client/schema/billing';
import type { Allocation, WorkedDay } from './worked-day.ts';

/** What an approver said of a day or an allocation, and what that said at the time. */
export interface StoredLineDecision {
  /** Of the day or the allocation: they are numbered together. */
  readonly id: number;
  /** Why it was sent back; null where it was accepted. */
  readonly reason: string | null;
  readonly said: string;
}

/** What says nothing of what was entered: ids that a save may give anew, and what other timecards change. */
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

/** What each day and each allocation of a timecard says, by its id. A day is its times and notes; what they are placed on is decided by itself. */
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

/** The same for the same entries, whatever the order of properties, and whether an empty one is there. */
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

/** Some parts of a timecard are sent back, each for a reason; the others are accepted (docs: approvals#reject-lines). */
export function decideParts(
  said: ReadonlyMap<number, string>,
  rejected: readonly { readonly id: number; readonly reason: string }[],
): StoredLineDecision[] {
  const reasons = new Map(rejected.map(({ id, reason }) => [id, reason]));
  return [...said].map(([id, content]) => ({ id, reason: reasons.get(id) ?? null, said: content }));
}

/** What was said of the parts of a timecard as they are now: what was accepted and has changed since was said of something else. */
export function lineDecisionsOf(stored: readonly StoredLineDecision[], parts: TimeParts): LineDecision[] {
  if (stored.length === 0) return [];
  const now = saidByPart(parts);
  return stored.flatMap(({ id, reason, said }): LineDecision[] => {
    const content = now.get(id);
    const accepted = reason === null && content === said;
    return content !== undefined && (reason !== null || accepted) ? [{ id, rejectionReason: reason, accepted }] : [];
  });
}
