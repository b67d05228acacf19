import { sql } from 'kysely';
import { takesMail } from '../account/mail-choices.ts';
import { readRegistration } from '../recovery/registrations.ts';
import type { Services } from '../services.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';

/** Messages at a time. */
const AT_ONCE = 50;
const RETRY_MS = 60_000;
const GIVEN_UP_MS = 86_400_000;

interface Said {
  readonly id: number;
  readonly worker_id: number;
  readonly period_start: string;
  readonly period_end: string;
  readonly job_title: string;
  readonly req_name: string;
  readonly text: string;
  readonly by: string;
  /** In whose name. */
  readonly principal: string | null;
}

/**
 * Mails workers what others said about their items, to the address they registered. A message that could not be sent is tried again for
 * a day. No transaction is open meanwhile: the outbox writes to the database itself.
 */
export async function mailComments({ db, now, messages, log }: Pick<Services, 'db' | 'now' | 'messages' | 'log'>) {
  for (const said of await claimDue(db, now())) {
    try {
      const { email } = await readRegistration(db, said.worker_id);
      if (email && (await takesMail(db, said.worker_id, 'rejections'))) {
        const locale = await userLocale(db, said.worker_id);
        const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'medium', timeZone: 'UTC' });
        const dates = [said.period_start, said.period_end].map((date) => format.format(new Date(`${date}T00:00:00Z`)));
        const { by, principal, text } = said;
        const values = {
          period: dates.join(' – '),
          engagement: [said.job_title, said.req_name].filter(Boolean).join(' · '),
          by: principal === null ? by : fillText(locale, 'LBL_NAME_FOR', { name: by, principal }),
          text,
        };
        await messages.send({
          channel: 'email',
          to: email,
          subject: fillText(locale, 'MSG_COMMENT_MAIL_SUBJECT', values),
          text: fillText(locale, 'MSG_COMMENT_MAIL', values),
        });
      }
      await db.updateTable('billing_item_comment').set({ mail_after: null }).where('id', '=', said.id).execute();
    } catch (error) {
      log.error({ err: error }, 'a comment was not mailed');
    }
  }
}

/** Takes what is due; another process takes it over when this one ends before it was sent. */
async function claimDue(db: Services['db'], now: Date): Promise<readonly Said[]> {
  const again = new Date(now.getTime() + RETRY_MS);
  const since = new Date(now.getTime() - GIVEN_UP_MS);
  const { rows } = await sql<Said>`
    with due as (
      select id from billing_item_comment where mail_after <= ${now} and at > ${since}
      order by id limit ${sql.lit(AT_ONCE)} for update skip locked),
    claimed as (
      update billing_item_comment c set mail_after = ${again} from due where c.id = due.id
      returning c.id, c.billing_item_id, c.user_id, c.principal_id, c.text)
    select c.id, b.worker_id, b.period_start, b.period_end, e.job_title, e.req_name, c.text,
      u.first_name || ' ' || u.last_name as by, p.first_name || ' ' || p.last_name as principal
    from claimed c
    join app_user u on u.id = c.user_id
    left join app_user p on p.id = c.principal_id
    join billing_item b on b.id = c.billing_item_id
    join engagement e on e.id = b.engagement_id
    order by c.id`.execute(db);
  return rows;
}
