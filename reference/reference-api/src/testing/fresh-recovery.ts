import { allSent } from '../messages/all-sent.ts';
import { recovery } from '../sample-data/recovery.ts';
import type { TestApi } from './start-api.ts';

/** Restores recovery options, codes, limits and messages to the sample data, but nothing else, because that is fast. */
export async function freshRecovery(portal: TestApi): Promise<void> {
  await allSent(portal.api.services);
  const { db, now } = portal.api.services;
  await db.transaction().execute(async (trx) => {
    for (const table of [
      'recovery_code',
      'recovery_registration',
      'recovery_grant',
      'audit_event',
      'outbox_message',
      'limit_count',
    ] as const) {
      await trx.deleteFrom(table).execute();
    }
    await recovery.insert(trx, now());
  });
}
