/** An item that waits, as its approver's digest has it. */
export interface WaitingItem {
  readonly itemId: number;
  /** The person in whose name the reader decides; null in their own. */
  readonly principal: string | null;
  readonly principalId: number | null;
  readonly worker: string;
  readonly start: string;
  readonly end: string;
  /** Only for a timecard. */
  readonly minutes: number | null;
  /** The days and units of a timecard. They are all that one has whose time is not entered in hours. */
  readonly days: number;
  readonly units: number;
  /** Only for other items. */
  readonly amount: number | null;
  readonly currency: string;
  readonly due: Date | null;
  readonly since: Date;
  readonly usualMinutes: number | null;
  readonly usualAmount: number | null;
}

/** The items that a digest names. The rest is only counted. */
export const NAMED = 10;

/** The tolerances of the approver's list: half an hour, and a tenth of an amount. */
const USUAL_MINUTES = 30;
const USUAL_SHARE = 0.1;

export interface Digest {
  readonly count: number;
  readonly late: number;
  readonly minutes: number;
  /** Sums by currency. */
  readonly amounts: ReadonlyMap<string, number>;
  readonly named: readonly WaitingItem[];
}

/** Whether an item differs from the usual ones, as far as figures say (docs: reminders#reminder-digest-order). */
export function isUnusual({ minutes, usualMinutes, amount, usualAmount }: WaitingItem): boolean {
  if (minutes !== null) return usualMinutes !== null && Math.abs(minutes - usualMinutes) > USUAL_MINUTES;
  if (amount === null || usualAmount === null) return false;
  return Math.abs(amount - usualAmount) > Math.abs(usualAmount) * USUAL_SHARE;
}

/** What waits for an approver; null if nothing does, because then there is no mail (docs: reminders#reminder-digest). */
export function digestOf(items: readonly WaitingItem[], now: Date): Digest | null {
  if (items.length === 0) return null;
  const amounts = new Map<string, number>();
  for (const { amount, currency } of items)
    if (amount !== null) amounts.set(currency, (amounts.get(currency) ?? 0) + amount);
  const ordered = [...items].sort(
    (one, other) =>
      Number(isUnusual(other)) - Number(isUnusual(one)) ||
      Number(one.since) - Number(other.since) ||
      one.itemId - other.itemId,
  );
  return {
    count: items.length,
    late: items.filter(({ due }) => due !== null && due < now).length,
    minutes: items.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    amounts,
    named: ordered.slice(0, NAMED),
  };
}
