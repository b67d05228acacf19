import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { AT_ONCE, type MailedItem, mailTimes, mailWorkers } from './mail-workers.ts';

interface Rejected extends MailedItem {
  readonly run_id: number;
  readonly id: number;
  readonly reason: string | null;
  readonly rejection_kind: string | null;
}

/** Sends workers mails about rejections. Workers without mail only see them on the home page. */
export async function mailRejections({ db, now, messages, log }: Pick<Services, 'db' | 'now' | 'messages' | 'log'>) {
  await mailWorkers({ db, messages, log }, await claimDue(db, now()), {
    textOf: ({ reason, rejection_kind }) => ({
      ...(rejection_kind === 'REFUSED'
        ? { subject: 'MSG_REFUSED_MAIL_SUBJECT', text: 'MSG_REFUSED_MAIL' }
        : { subject: 'MSG_SENT_BACK_MAIL_SUBJECT', text: 'MSG_SENT_BACK_MAIL' }),
      values: { reason: reason ?? '' },
    }),
    done: ({ run_id, id }) =>
      db
        .updateTable('approval_decision')
        .set({ mail_after: null })
        .where('run_id', '=', run_id)
        .where('billing_item_id', '=', id)
        .execute(),
    failure: 'a rejection was not mailed',
  });
}

/** Claims the mails that are due. If this process ends before they are sent, another one takes them over. */
async function claimDue(db: Services['db'], now: Date): Promise<readonly Rejected[]> {
  const { again, since } = mailTimes(now);
  const { rows } = await sql<Rejected>`
    with due as (
      select run_id, billing_item_id from approval_decision
      where mail_after <= ${now} and decided_at > ${since}
      order by mail_after limit ${sql.lit(AT_ONCE)} for update skip locked),
    claimed as (
      update approval_decision d set mail_after = ${again} from due
      where d.run_id = due.run_id and d.billing_item_id = due.billing_item_id
      returning d.run_id, d.billing_item_id, d.reason)
    select d.run_id, b.id, b.worker_id, b.period_start, b.period_end, e.job_title, e.req_name,
      coalesce(d.reason, r.reason) as reason, r.rejection_kind,
      u.first_name || ' ' || u.last_name as by, p.first_name || ' ' || p.last_name as principal
    from claimed d
    join approval_run r on r.id = d.run_id
    join app_user u on u.id = r.user_id
    left join app_user p on p.id = r.principal_id
    join billing_item b on b.id = d.billing_item_id
    join engagement e on e.id = b.engagement_id
    order by d.run_id, b.id`.execute(db);
  return rows;
}
