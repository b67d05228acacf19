import { sql } from 'kysely';
import { takesMail } from '../account/mail-choices.ts';
import { readRegistration } from '../recovery/registrations.ts';
import type { Services } from '../services.ts';
import type { LocaleName } from '../translations/locales.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';

/** Messages at a time. */
const AT_ONCE = 50;
const RETRY_MS = 60_000;
const GIVEN_UP_MS = 86_400_000;

interface Rejected {
  readonly run_id: number;
  readonly id: number;
  readonly worker_id: number;
  readonly period_start: string;
  readonly period_end: string;
  readonly job_title: string;
  readonly req_name: string;
  readonly reason: string | null;
  readonly rejection_kind: string | null;
  readonly by: string;
  /** In whose name. */
  readonly principal: string | null;
}

/**
 * Mails workers what was rejected, to the address they registered; who has none, or takes no such mail, sees it
 * on the home page alone. A message that could
 * not be sent is tried again for a day. No transaction is open meanwhile: the outbox writes to the database itself.
 */
export async function mailRejections({ db, now, messages, log }: Pick<Services, 'db' | 'now' | 'messages' | 'log'>) {
  for (const one of await claimDue(db, now())) {
    try {
      const { email } = await readRegistration(db, one.worker_id);
      if (email && (await takesMail(db, one.worker_id, 'rejections'))) {
        const text = textOf(await userLocale(db, one.worker_id), one);
        await messages.send({ channel: 'email', to: email, ...text });
      }
      await db
        .updateTable('approval_decision')
        .set({ mail_after: null })
        .where('run_id', '=', one.run_id)
        .where('billing_item_id', '=', one.id)
        .execute();
    } catch (error) {
      log.error({ err: error }, 'a rejection was not mailed');
    }
  }
}

/** Takes what is due; another process takes it over when this one ends before it was sent. */
async function claimDue(db: Services['db'], now: Date): Promise<readonly Rejected[]> {
  const again = new Date(now.getTime() + RETRY_MS);
  const since = new Date(now.getTime() - GIVEN_UP_MS);
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

function textOf(locale: LocaleName, one: Rejected): { subject: string; text: string } {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'medium', timeZone: 'UTC' });
  const values = {
    period: [one.period_start, one.period_end].map((date) => format.format(new Date(`${date}T00:00:00Z`))).join(' – '),
    engagement: [one.job_title, one.req_name].filter(Boolean).join(' · '),
    by: one.principal === null ? one.by : fillText(locale, 'LBL_NAME_FOR', { name: one.by, principal: one.principal }),
    reason: one.reason ?? '',
  };
  const refused = one.rejection_kind === 'REFUSED';
  return {
    subject: fillText(locale, refused ? 'MSG_REFUSED_MAIL_SUBJECT' : 'MSG_SENT_BACK_MAIL_SUBJECT', values),
    text: fillText(locale, refused ? 'MSG_REFUSED_MAIL' : 'MSG_SENT_BACK_MAIL', values),
  };
}
