import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { AT_ONCE, type MailedItem, mailTimes, mailWorkers } from './mail-workers.ts';

interface Said extends MailedItem {
  readonly id: number;
  readonly text: string;
}

/** Sends workers mails about comments of others on their items. */
export async function mailComments({ db, now, messages, log }: Pick<Services, 'db' | 'now' | 'messages' | 'log'>) {
  await mailWorkers({ db, messages, log }, await claimDue(db, now()), {
    textOf: ({ text }) => ({ subject: 'MSG_COMMENT_MAIL_SUBJECT', text: 'MSG_COMMENT_MAIL', values: { text } }),
    done: ({ id }) => db.updateTable('billing_item_comment').set({ mail_after: null }).where('id', '=', id).execute(),
    failure: 'a comment was not mailed',
  });
}

/** Claims the mails that are due. If this process ends before they are sent, another one takes them over. */
async function claimDue(db: Services['db'], now: Date): Promise<readonly Said[]> {
  const { again, since } = mailTimes(now);
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
