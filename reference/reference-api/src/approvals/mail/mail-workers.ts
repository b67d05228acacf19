import { type Kysely, type RawBuilder, sql } from 'kysely';
import { takesMail } from '../../account/mail-choices.ts';
import { readRegistration } from '../../recovery/registrations.ts';
import { periodFor } from '../../reminders/formats.ts';
import { openLink } from '../../reminders/links/mail-links.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import type { LocaleName } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';
import { userLocale } from '../../translations/user-locale.ts';

/** The number of messages at a time. */
const AT_ONCE = 50;
const RETRY_MS = 60_000;
const GIVEN_UP_MS = 86_400_000;

/** The data of an item for a mail. */
export interface MailedItem {
  readonly billing_item_id: number;
  readonly worker_id: number;
  readonly period_start: string;
  readonly period_end: string;
  readonly job_title: string;
  readonly req_name: string;
  readonly by: string;
  /** The person on whose behalf. */
  readonly principal: string | null;
}

/** What mails to workers are read, written and queued with. */
export type MailingServices = Pick<Services, 'db' | 'now' | 'queue' | 'log' | 'options'>;

/** The terms of a claim. */
interface Claim {
  readonly now: Date;
  /** When a message that is being sent is tried again. */
  readonly again: Date;
  /** The oldest time for which that is done. */
  readonly since: Date;
  readonly limit: RawBuilder<unknown>;
}

interface Mail<Item> {
  /**
   * The statement that claims the mails that are due. It returns billing_item_id, the author's user_id and principal_id, and the other
   * columns that the text needs. If this process ends before the mails are queued, another one takes them over.
   */
  readonly claim: (terms: Claim) => RawBuilder<unknown>;
  /** The columns of the claim by which the mails are ordered. */
  readonly order: readonly (keyof Item & string)[];
  /** The keys of the subject and the text, and their values other than the item's. */
  readonly textOf: (item: Item) => {
    readonly subject: string;
    readonly text: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** Notes that the mail was queued, or that nobody is to be mailed. @returns false if another process did */
  readonly done: (trx: Kysely<Database>, item: Item) => Promise<boolean>;
  /** The log message if it was not queued. */
  readonly failure: string;
}

/**
 * Queues mails to workers about their items, each with a link to its item, to their registered address. Workers without an address, or who
 * have turned off such mails, get none.
 */
export async function mailWorkers<Item extends MailedItem>(
  { db, now, queue, log, options }: MailingServices,
  { claim, order, textOf, done, failure }: Mail<Item>,
): Promise<void> {
  for (const item of await claimed<Item>(db, claim(terms(now())), order)) {
    try {
      await db.transaction().execute(async (trx) => {
        const userId = item.worker_id;
        const { email } = await readRegistration(trx, userId);
        if (!(await done(trx, item)) || !email || !(await takesMail(trx, userId, 'rejections'))) return;
        const locale = await userLocale(trx, userId);
        const { subject, text, values } = textOf(item);
        const all = { ...valuesOf(locale, item), ...values };
        const link = openLink(options, { userId, route: `/worker/time-expense-detail/${item.billing_item_id}` }, now());
        const message = { subject: fillText(locale, subject, all), text: `${fillText(locale, text, all)}\n\n${link}` };
        await queue.add(trx, [{ channel: 'email', to: email, ...message, userId }]);
      });
    } catch (error) {
      log.error({ err: error }, failure);
    }
  }
  queue.wake();
}

const terms = (now: Date): Claim => ({
  now,
  again: new Date(now.getTime() + RETRY_MS),
  since: new Date(now.getTime() - GIVEN_UP_MS),
  limit: sql.lit(AT_ONCE),
});

async function claimed<Item>(
  db: Services['db'],
  claim: RawBuilder<unknown>,
  order: readonly string[],
): Promise<readonly Item[]> {
  const { rows } = await sql<Item>`
    with claimed as (${claim})
    select m.*, b.worker_id, b.period_start, b.period_end, e.job_title, e.req_name,
      u.first_name || ' ' || u.last_name as by, p.first_name || ' ' || p.last_name as principal
    from claimed m
    join app_user u on u.id = m.user_id
    left join app_user p on p.id = m.principal_id
    join billing_item b on b.id = m.billing_item_id
    join engagement e on e.id = b.engagement_id
    order by ${sql.join(order.map((column) => sql.ref(`m.${column}`)))}`.execute(db);
  return rows;
}

function valuesOf(locale: LocaleName, { period_start, period_end, job_title, req_name, by, principal }: MailedItem) {
  return {
    period: periodFor({ locale }, period_start, period_end),
    engagement: [job_title, req_name].filter(Boolean).join(' · '),
    by: principal === null ? by : fillText(locale, 'LBL_NAME_FOR', { name: by, principal }),
  };
}
