import { sweepFiles } from '../documents/sweep-files.ts';
import { sweepPayrollChanges } from '../exports/payroll/payroll-items.ts';
import { sweepFormerContacts } from '../reclaim/former-contacts.ts';
import { RETENTION } from '../retention.ts';
import type { Services } from '../services.ts';

const HOUR = 3_600_000;
const ENDED_SESSION = RETENTION.endedSessionHours * HOUR;
const CODE = RETENTION.codeHours * HOUR;
const LOG = RETENTION.logDays * 24 * HOUR;
const NOTIFICATION = RETENTION.notificationDays * 24 * HOUR;

/**
 * Deletes what is no longer needed: expired tokens and limits, sessions a day after their end, codes, resets, challenges, logout tokens,
 * idempotency keys and changes that concern no payroll batch after a day, files that were never saved with an item after a week, removed contacts after 30 days, notifications and escalations that nobody
 * could be told of after 90,
 * audit events, reports and known devices after 400 days, and lists as files once they have expired. Without it the
 * database of a server that runs for months would only grow.
 */
export async function sweep(services: Services): Promise<void> {
  const { db, now } = services;
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  await db.deleteFrom('access_token').where('expires_at', '<', now()).execute();
  await db.deleteFrom('refresh_token').where('expires_at', '<', now()).execute();
  await db
    .deleteFrom('session')
    .where((e) => e.or([e('expires_at', '<', ago(ENDED_SESSION)), e('ended_at', '<', ago(ENDED_SESSION))]))
    .execute();
  await db.deleteFrom('limit_count').where('ends_at', '<', now()).execute();
  await db.deleteFrom('known_device').where('seen_at', '<', ago(LOG)).execute();
  await db.deleteFrom('idempotency_key').where('created_at', '<', ago(CODE)).execute();
  await db.deleteFrom('password_reset').where('created_at', '<', ago(CODE)).execute();
  await db.deleteFrom('sign_in_attempt').where('expires_at', '<', now()).execute();
  await db.deleteFrom('used_challenge').where('used_at', '<', ago(CODE)).execute();
  await db.deleteFrom('used_logout_token').where('spent_at', '<', ago(CODE)).execute();
  await db.deleteFrom('recovery_code').where('sent_at', '<', ago(CODE)).execute();
  await db.deleteFrom('audit_event').where('at', '<', ago(LOG)).execute();
  await db.deleteFrom('notification').where('noted_at', '<', ago(NOTIFICATION)).execute();
  await db.deleteFrom('untold_escalation').where('escalated_on', '<', ago(NOTIFICATION)).execute();
  await sweepFormerContacts(db, now());
  await db.deleteFrom('account_report').where('reported_at', '<', ago(LOG)).execute();
  await sweepPayrollChanges(db, ago(CODE));
  await db.deleteFrom('list_export').where('expires_at', '<', now()).execute();
  await sweepFiles(services);
}
