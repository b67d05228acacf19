import type { Kysely } from 'kysely';
import { MAIL_KINDS, type MailKind, REMINDER_KINDS, type ReminderKind } from 'shared-client/schema/account';
import { reachOf } from '../access/may.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { refusalOf } from '../reminders/refused-address.ts';
import type { Database } from '../storage/database.ts';

type AnyKind = MailKind | ReminderKind;

/**
 * Whether a user receives this kind of mail. Mails about the security of an account have no kind: codes and notices of changes are always
 * sent (docs: account#mails).
 */
export async function takesMail(db: Kysely<Database>, userId: number, kind: AnyKind): Promise<boolean> {
  return !(await isMailOff(db, userId, kind)) && (await refusalOf(db, userId)) === null;
}

/** Whether a user has turned a kind of mail off. */
export const isMailOff = async (db: Kysely<Database>, userId: number, kind: AnyKind): Promise<boolean> =>
  (await kindsOff(db, userId)).has(kind);

/** Turns a kind of mail on or off. */
export async function setTakesMail(db: Kysely<Database>, userId: number, kind: AnyKind, isOn: boolean): Promise<void> {
  if (isOn) await db.deleteFrom('mail_off').where('user_id', '=', userId).where('kind', '=', kind).execute();
  else
    await db
      .insertInto('mail_off')
      .values({ user_id: userId, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The kinds of mail that are turned off. */
async function kindsOff(db: Kysely<Database>, userId: number): Promise<ReadonlySet<string>> {
  const off = await db.selectFrom('mail_off').select('kind').where('user_id', '=', userId).execute();
  return new Set(off.map(({ kind }) => kind));
}

/** Every kind of mail, and whether the user receives it. */
export async function mailChoices(db: Kysely<Database>, userId: number) {
  const off = await kindsOff(db, userId);
  return MAIL_KINDS.map((kind) => ({ kind, isOn: !off.has(kind) }));
}

/** The kinds of reminders that there are for a user, and whether the user receives each (docs: reminders#reminder-kinds). */
export async function reminderKinds(
  db: Kysely<Database>,
  user: Pick<SignedInUser, 'userId' | 'userType' | 'permissions'>,
) {
  const off = await kindsOff(db, user.userId);
  return REMINDER_KINDS.filter((kind) => isFor(user, kind)).map((kind) => ({ kind, isOn: !off.has(kind) }));
}

/** Whether a kind of reminder is for users like this one. */
function isFor(user: Pick<SignedInUser, 'userType' | 'permissions'>, kind: ReminderKind): boolean {
  if (kind === 'report') return true;
  if (kind === 'due') return user.userType === 'Worker';
  return kind === 'late' ? readsLate(user) : reachOf(user, 'decide') !== 'none';
}

/** Whether a user gets the weekly report of who is late, and may remind them: the program, and who sees the items of the whole company. */
export const readsLate = (user: Pick<SignedInUser, 'userType' | 'permissions'>): boolean =>
  reachOf(user, 'remindApprovers') !== 'none';
