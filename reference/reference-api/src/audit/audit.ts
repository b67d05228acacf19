import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';

/** All events; limits count some of them. */
export type AuditEvent =
  | 'password_proven'
  | 'password_refused'
  | 'signed_in'
  | 'mails_stopped'
  | 'address_refused'
  | 'signed_out'
  | 'password_confirmed'
  | 'code_sent'
  | 'code_tried'
  | 'code_refused'
  | 'recovery_registered'
  | 'recovery_changed'
  | 'recovery_mobile_removed'
  | 'token_reused'
  | 'file_uploaded'
  | 'list_exported'
  | 'payroll_exported'
  | 'file_infected'
  | 'account_linked'
  | 'account_unlinked'
  | 'account_switched'
  | 'user_created'
  | 'reset_asked'
  | 'reset_code_queued'
  | 'reset_code_refused'
  | 'reset_code_right'
  | 'password_reset'
  | 'password_changed'
  | 'sessions_ended'
  | 'session_extended'
  | 'second_factor_right'
  | 'second_factor_refused'
  | 'second_factor_sent'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'recovery_codes_made'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_right'
  | 'passkey_refused'
  | 'company_right'
  | 'company_unknown'
  | 'company_linked'
  | 'company_unlinked'
  | 'password_opened'
  | 'delegate_named'
  | 'delegate_ended'
  | 'engagement_reassigned'
  | 'permission_changed'
  | 'user_shown'
  | 'user_disabled'
  | 'user_enabled'
  | 'factors_reset'
  | 'supplier_changed'
  | 'administration_asked'
  | 'administration_declined'
  | 'administration_withdrawn'
  | 'route_changed'
  | 'calendar_address_made'
  | 'calendar_address_revoked'
  | 'own_data_read'
  | 'own_data_removed'
  | 'account_reported'
  | 'thing_revoked';

/** Records an event. The caller masks its details. */
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

/** The seconds until another `event` of a user fits under `limit` in a sliding window, 0 if it fits now. */
export async function secondsUntilAllowed(
  db: Kysely<Database>,
  now: Date,
  rule: { userId: number; event: AuditEvent; limit: number; windowSeconds: number },
): Promise<number> {
  const since = new Date(now.getTime() - rule.windowSeconds * 1000);
  // An event further in the future than a window was recorded by a wrong clock.
  const ahead = new Date(now.getTime() + rule.windowSeconds * 1000);
  const counted = await db
    .selectFrom('audit_event')
    .select('at')
    .where('user_id', '=', rule.userId)
    .where('event', '=', rule.event)
    .where('at', '>', since)
    .where('at', '<=', ahead)
    .orderBy('at', 'desc')
    .limit(rule.limit)
    .execute();
  const oldest = counted[rule.limit - 1];
  if (!oldest) return 0;
  return Math.max(1, (oldest.at.getTime() + rule.windowSeconds * 1000 - now.getTime()) / 1000);
}
