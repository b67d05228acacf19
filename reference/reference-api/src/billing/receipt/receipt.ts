import type { Kysely } from 'kysely';
import type { Receipt } from 'shared-client/schema/billing';
import { BILLIONTHS, hoursOf } from 'shared-validators/timecard';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import { maskEmail } from '../../recovery/masking.ts';
import { readRegistration } from '../../recovery/registrations.ts';
import type { Database } from '../../storage/database.ts';
import { type Item, readDays } from '../read/read-item.ts';
import { type SentTimecard, sentTimecard } from '../timecard/sent-timecard.ts';

interface Change {
  readonly status: string;
  readonly changed_by: string;
  readonly changed_at: Date;
  readonly sent: SentTimecard | null;
}

/**
 * The receipt of the last submission of a timecard, from its history; null if it was never submitted. For submissions from before receipts
 * were stored, it is read from the timecard, if nobody has changed that since.
 */
export async function readReceipt(
  db: Kysely<Database>,
  user: Pick<SignedInUser, 'userId'>,
  item: Item,
  { changes, managerName }: { readonly changes: readonly Change[]; readonly managerName: string },
): Promise<Receipt | null> {
  const at = changes.findLastIndex((change) => change.status === 'Pending');
  const change = changes[at];
  if (item.type !== 'TIME' || !change) return null;
  const isChanged = changes.slice(at).some((later) => later.status === 'Saved');
  const sent = change.sent ?? sentTimecard(isChanged ? [] : await readDays(db, item.id), managerName);
  const { email } = await readRegistration(db, user.userId);
  const inHours = (minutes: number) => hoursOf(minutes, item.hour_decimal_precision);
  return {
    number: `${item.id}-${changes.slice(0, at + 1).filter(({ status }) => status === 'Pending').length}`,
    sentAt: change.changed_at.toISOString(),
    sentBy: change.changed_by,
    sentTo: sent.sentTo,
    hoursWorked: inHours(sent.days.reduce((sum, day) => sum + day.minutes, 0)),
    unitsWorked: sent.days.reduce((sum, day) => sum + Math.round(day.units * BILLIONTHS), 0) / BILLIONTHS,
    daysWorked: sent.days.filter(({ daily, minutes }) => daily || minutes > 0).length,
    days: sent.days.map(({ minutes, units, daily = false, ...day }) => ({
      ...day,
      worked: daily || minutes > 0,
      hours: inHours(minutes),
      units,
    })),
    mailTo: email ? maskEmail(email) : null,
  };
}
