import { DateTime } from 'luxon';
import type { ItemOfReader } from '../waiting-items.ts';
import type { UntoldEscalation } from './untold-escalations.ts';

/** An item about which a reader is asked as well. */
export type EscalatedItem = ItemOfReader & { readonly due: Date; readonly askedBefore: readonly string[] };

/** The items among those that wait for a reader of whose escalation they have no mail yet (docs: reminders#escalation-mail), the longest overdue first. */
export function escalatedItems(
  waiting: readonly ItemOfReader[],
  untold: readonly UntoldEscalation[],
): readonly EscalatedItem[] {
  const found = waiting.flatMap((item) => {
    const escalation = untold.find(({ itemId, readerId }) => itemId === item.itemId && readerId === item.readerId);
    return escalation && item.principal === null && item.due
      ? [{ ...item, due: item.due, askedBefore: escalation.askedBefore }]
      : [];
  });
  return found.sort((one, other) => Number(one.due) - Number(other.due) || one.itemId - other.itemId);
}

/** The days of a zone by which something is late. */
export function daysLate(due: Date, now: Date, zone: string): number {
  const dayOf = (moment: Date) => DateTime.fromJSDate(moment, { zone }).startOf('day');
  return Math.round(dayOf(now).diff(dayOf(due), 'days').days);
}
