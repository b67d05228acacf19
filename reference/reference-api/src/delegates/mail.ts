import type { Kysely } from 'kysely';
import type { DelegatePermission } from 'shared-validators/delegation';
import { fullName } from '../billing/change-history.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Message } from '../messages/message-gateway.ts';
import { readRegistration } from '../recovery/registrations.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { formatList } from '../translations/lists.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';

/** The reason of a mail to a delegate. */
interface DelegateNotice {
  readonly what: 'NAMED' | 'ENDED';
  readonly delegateId: number;
  readonly permissions: readonly DelegatePermission[];
  readonly startDate: string;
  readonly endDate: string;
}

/** Queues a mail to a delegate with the change. A delegate without a registered address only sees it on the delegates page. */
export async function mailDelegate(
  trx: Kysely<Database>,
  { queue }: Pick<Services, 'queue'>,
  user: Pick<SignedInUser, 'firstName' | 'lastName'>,
  notice: DelegateNotice,
): Promise<void> {
  const userId = notice.delegateId;
  const { email } = await readRegistration(trx, userId);
  if (email) await queue.add(trx, [{ ...(await messageOf(trx, fullName(user), email, notice)), userId }]);
}

async function messageOf(db: Kysely<Database>, name: string, to: string, notice: DelegateNotice): Promise<Message> {
  const { what, delegateId, permissions, startDate, endDate } = notice;
  const locale = await userLocale(db, delegateId);
  const tag = locale.replace('_', '-');
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string) => days.format(new Date(`${date}T00:00:00Z`));
  const values = {
    name,
    start: day(startDate),
    end: day(endDate),
    permissions: formatList(
      locale,
      permissions.map((one) => fillText(locale, `LBL_PERMISSION_${one}`, {})),
    ),
  };
  const text = `MSG_DELEGATE_MAIL_${what}`;
  return {
    channel: 'email',
    to,
    subject: fillText(locale, `${text}_SUBJECT`, values),
    text: fillText(locale, text, values),
  };
}
