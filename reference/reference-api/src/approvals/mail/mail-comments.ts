import { sql } from 'kysely';
import { type MailedItem, type MailingServices, mailWorkers } from './mail-workers.ts';

interface Said extends MailedItem {
  readonly id: number;
  readonly text: string;
}

/** Sends workers mails about comments by other users on their items. */
export async function mailComments(services: MailingServices): Promise<void> {
  await mailWorkers<Said>(services, {
    claim: ({ now, again, since, limit }) => sql`
      with due as (
        select id from billing_item_comment where mail_after <= ${now} and at > ${since}
        order by id limit ${limit} for update skip locked)
      update billing_item_comment c set mail_after = ${again} from due where c.id = due.id
      returning c.billing_item_id, c.user_id, c.principal_id, c.id, c.text`,
    order: ['id'],
    textOf: ({ text }) => ({ subject: 'MSG_COMMENT_MAIL_SUBJECT', text: 'MSG_COMMENT_MAIL', values: { text } }),
    done: async (trx, { id }) => {
      const noted = await trx
        .updateTable('billing_item_comment')
        .set({ mail_after: null })
        .where('id', '=', id)
        .where('mail_after', 'is not', null)
        .executeTakeFirst();
      return noted.numUpdatedRows === 1n;
    },
    failure: 'a comment was not mailed',
  });
}
