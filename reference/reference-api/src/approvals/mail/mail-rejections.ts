import { sql } from 'kysely';
import { type MailedItem, type MailingServices, mailWorkers } from './mail-workers.ts';

interface Rejected extends MailedItem {
  readonly run_id: number;
  readonly reason: string | null;
  readonly rejection_kind: string | null;
}

/** Sends workers mails about rejections. Workers without mail only see them on the home page. */
export async function mailRejections(services: MailingServices): Promise<void> {
  await mailWorkers<Rejected>(services, {
    claim: ({ now, again, since, limit }) => sql`
      with due as (
        select run_id, billing_item_id from approval_decision
        where mail_after <= ${now} and decided_at > ${since}
        order by mail_after limit ${limit} for update skip locked)
      update approval_decision d set mail_after = ${again} from due join approval_run r on r.id = due.run_id
      where d.run_id = due.run_id and d.billing_item_id = due.billing_item_id
      returning d.billing_item_id, r.user_id, r.principal_id, d.run_id, coalesce(d.reason, r.reason) as reason, r.rejection_kind`,
    order: ['run_id', 'billing_item_id'],
    textOf: ({ reason, rejection_kind }) => ({
      ...(rejection_kind === 'REFUSED'
        ? { subject: 'MSG_REFUSED_MAIL_SUBJECT', text: 'MSG_REFUSED_MAIL' }
        : { subject: 'MSG_SENT_BACK_MAIL_SUBJECT', text: 'MSG_SENT_BACK_MAIL' }),
      values: { reason: reason ?? '' },
    }),
    done: async (trx, { run_id, billing_item_id }) => {
      const noted = await trx
        .updateTable('approval_decision')
        .set({ mail_after: null })
        .where('run_id', '=', run_id)
        .where('billing_item_id', '=', billing_item_id)
        .where('mail_after', 'is not', null)
        .executeTakeFirst();
      return noted.numUpdatedRows === 1n;
    },
    failure: 'a rejection was not mailed',
  });
}
