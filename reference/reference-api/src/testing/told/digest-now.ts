import { mailReader } from '../../reminders/addressee.ts';
import { digestOf } from '../../reminders/approver-digest.ts';
import { waitingItems } from '../../reminders/waiting-items.ts';
import { digestMail } from '../../reminders/write-mails.ts';
import type { Services } from '../../services.ts';

/**
 * Queues the digest of an approver to an address. Unlike a reminder it is sent at once, also at night and to an address that is not theirs.
 *
 * @returns the number of mails: none if nothing waits
 */
export async function sendDigestNow(
  { db, now, queue, options }: Pick<Services, 'db' | 'now' | 'queue' | 'options'>,
  userName: string,
  email: string,
): Promise<number> {
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow();
  const person = { ...(await mailReader(db, id)), email };
  const digest = digestOf(await waitingItems(db, [id], now()), now());
  const mails = digest ? digestMail({ options, now: now() }, person, digest) : [];
  await queue.add(
    db,
    mails.map(({ reminder: _reminder, ...mail }) => mail),
  );
  queue.wake();
  return mails.length;
}
