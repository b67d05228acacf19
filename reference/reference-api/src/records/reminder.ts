import type { Kysely } from 'kysely';
import type { Acting } from '../delegates/acting.ts';
import { namesOf } from '../delegates/acting.ts';
import type { Message } from '../messages/message-gateway.ts';
import { openLink } from '../reminders/links/mail-links.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';
import type { RecordRow } from './reader.ts';

/** The reminder mail to an approver, in their language, with a link to the record. */
export async function reminderOf(
  { options, now }: Pick<Services, 'options' | 'now'>,
  db: Kysely<Database>,
  { id, number, title }: Pick<RecordRow, 'id' | 'number' | 'title'>,
  acting: Acting,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<Message> {
  const locale = await userLocale(db, userId);
  const { by, for: principal } = namesOf(acting);
  const values = {
    number,
    title,
    by: principal === null ? by : fillText(locale, 'LBL_NAME_FOR', { name: by, principal }),
  };
  const link = openLink(options, { userId, route: `/manager/approvals/${id}` }, now());
  return {
    channel: 'email',
    to: email,
    subject: fillText(locale, 'MSG_REMINDER_MAIL_SUBJECT', values),
    text: `${fillText(locale, 'MSG_REMINDER_MAIL', values)}\n\n${link}`,
  };
}
