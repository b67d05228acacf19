import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';

/** The events there are; limits count some of them. */
export type AuditEvent =
  | 'sign_in_tried'
  | 'signed_in'
  | 'signed_out'
  | 'password_tried'
  | 'password_confirmed'
  | 'code_sent'
  | 'code_tried'
  | 'code_refused'
  | 'recovery_registered'
  | 'recovery_changed'
  | 'recovery_mobile_removed'
  | 'token_reused'
  | 'file_uploaded'
  | 'account_linked'
  | 'account_unlinked'
  | 'user_created';

/** Writes one event. Details are masked by the caller. */
export async function recordEvent(
  db: Kysely<Database>,
  at: Date,
  userId: number | null,
  event: AuditEvent,
  details: Record<string, unknown> = {},
): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({ at, user_id: userId, event, details: json(details) })
    .execute();
}

/**
 * Seconds until one more `event` of a user fits under `limit` in a sliding window, 0 when it fits now. Events before the
 * last `forgivenBy` do not count.
 */
export async function secondsUntilAllowed(
  db: Kysely<Database>,
  now: Date,
  rule: { userId: number; event: AuditEvent; limit: number; windowSeconds: number; forgivenBy?: AuditEvent },
): Promise<number> {
  let since = new Date(now.getTime() - rule.windowSeconds * 1000);
  if (rule.forgivenBy) {
    const forgiven = await db
      .selectFrom('audit_event')
      .select((e) => e.fn.max('at').as('at'))
      .where('user_id', '=', rule.userId)
      .where('event', '=', rule.forgivenBy)
      .executeTakeFirst();
    if (forgiven?.at && forgiven.at > since) since = forgiven.at;
  }
  const counted = await db
    .selectFrom('audit_event')
    .select('at')
    .where('user_id', '=', rule.userId)
    .where('event', '=', rule.event)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(rule.limit)
    .execute();
  const oldest = counted[rule.limit - 1];
  if (!oldest) return 0;
  return Math.max(1, (oldest.at.getTime() + rule.windowSeconds * 1000 - now.getTime()) / 1000);
}
