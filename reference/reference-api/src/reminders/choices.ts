import type { Kysely } from 'kysely';
import type { ReminderChoice } from 'shared-client/schema/account';
import type { Database } from '../storage/database.ts';

/** When and how a person is reminded (docs: reminders#reminder-choices). */
export async function reminderChoice(db: Kysely<Database>, userId: number): Promise<ReminderChoice> {
  const row = await db
    .selectFrom('reminder_choice')
    .select(['remind_hour', 'digest', 'by_sms'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { hour: row?.remind_hour ?? 8, digest: row?.digest ?? 'daily', bySms: row?.by_sms ?? false };
}

export async function saveReminderChoice(
  db: Kysely<Database>,
  userId: number,
  { hour, digest, bySms }: ReminderChoice,
): Promise<void> {
  const values = { remind_hour: hour, digest, by_sms: bySms };
  await db
    .insertInto('reminder_choice')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
