import type { Kysely } from 'kysely';
import { recordEvent } from '../audit/audit.ts';
import type { Database } from '../storage/database.ts';

/** The replies that say no more than that there is no such mailbox (RFC 5321). */
const NO_MAILBOX = new Set([550, 551, 553]);
/** The status (RFC 3463) of a bad address or a disabled mailbox. 5.1.7 and 5.1.8 are about the sender. */
const BAD_ADDRESS = /^5\.(1\.(?![78]$)\d+|2\.[01])$/;

/**
 * Whether an answer of an SMTP server refuses the address itself (docs: reminders#reminder-refused-address): 5xx to its recipient, unless
 * its status is about something else, such as a full mailbox, or a portal that is not allowed to send. One to the content is about the
 * message.
 */
export function refusesAddress(error: unknown): boolean {
  const { responseCode, command, response } = error as Readonly<Record<string, unknown>>;
  if (typeof responseCode !== 'number' || responseCode < 500 || command !== 'RCPT TO') return false;
  const [, status = '5.0.0'] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  return status === '5.0.0' ? NO_MAILBOX.has(responseCode) : BAD_ADDRESS.test(status);
}

/** Notes that the registered address of a person was refused, so that no more mails that can be turned off are sent to it. */
export async function noteRefusedAddress(
  db: Kysely<Database>,
  { userId, address, refusal }: { readonly userId: number; readonly address: string; readonly refusal: string },
  now: Date,
): Promise<void> {
  const values = { address, refusal, refused_at: now };
  await db
    .insertInto('refused_address')
    .columns(['user_id', 'address', 'refusal', 'refused_at'])
    .expression((e) =>
      e
        .selectFrom('recovery_registration')
        .select((of) => [
          'user_id',
          of.val(address).as('address'),
          of.val(refusal).as('refusal'),
          of.val(now).as('refused_at'),
        ])
        .where('user_id', '=', userId)
        .where('email', '=', address),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await recordEvent(db, now, userId, 'address_refused', { refusal });
}

/** The refusal of the registered address; null if it was not refused, or another one was registered since. */
export async function refusalOf(
  db: Kysely<Database>,
  userId: number,
): Promise<{ refusal: string; since: string } | null> {
  const row = await db
    .selectFrom('refused_address as f')
    .innerJoin('recovery_registration as r', 'r.user_id', 'f.user_id')
    .select(['f.refusal', 'f.refused_at'])
    .whereRef('r.email', '=', 'f.address')
    .where('f.user_id', '=', userId)
    .executeTakeFirst();
  return row ? { refusal: row.refusal, since: row.refused_at.toISOString() } : null;
}

/** Lets mails be sent to the address again. */
export async function forgetRefusal(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('refused_address').where('user_id', '=', userId).execute();
}
