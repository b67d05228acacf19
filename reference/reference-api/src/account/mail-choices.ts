import type { Kysely } from 'kysely';
import { MAIL_KINDS, type MailKind } from 'shared-client/schema/account';
import type { Database } from '../storage/database.ts';

/**
 * Whether a user receives this kind of mail. Mails about the security of an account have no kind: codes and notices of changes are always
 * sent (docs: account#mails).
 */
export async function takesMail(db: Kysely<Database>, userId: number, kind: MailKind): Promise<boolean> {
  const off = await db
    .selectFrom('mail_off')
    .select('kind')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return off === undefined;
}

/** Every kind of mail, and whether the user receives it. */
export async function mailChoices(db: Kysely<Database>, userId: number) {
  const off = await db.selectFrom('mail_off').select('kind').where('user_id', '=', userId).execute();
  return MAIL_KINDS.map((kind) => ({ kind, isOn: !off.some((one) => one.kind === kind) }));
}
