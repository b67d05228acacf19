import { type Kysely, sql } from 'kysely';
import type { ReportFrequency } from 'shared-client/schema/mailed-reports';
import { reachOf } from '../../access/may.ts';
import { readOwner } from '../../exports/jobs/owner.ts';
import type { QueuedMessage } from '../../messages/queued-message.ts';
import type { DuePerson } from '../../reminders/due-people.ts';
import { daytimeIn } from '../../reminders/reminder-time.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { localeFor } from '../../translations/locales.ts';
import { readDecisions } from '../read-decisions.ts';
import { readHours } from '../read-hours.ts';
import { mayReadReport } from './may-read.ts';
import { dueDayOf, reportedWeeks } from './report-period.ts';
import { reportMail } from './write-report.ts';

/** The reports that are looked at in one step. */
const AT_ONCE = 100;

type Reader = Pick<DuePerson, 'userId' | 'email' | 'locale' | 'zone' | 'timeFormat' | 'off'> & {
  readonly hour: number;
};

interface Subscribed {
  readonly id: number;
  readonly owner: number;
  readonly frequency: ReportFrequency;
  readonly sentFor: string;
  readonly reader: Reader;
}

type Sending = Pick<Services, 'db' | 'now' | 'queue' | 'options' | 'lifecycle'>;

/**
 * Queues the reports that are due (docs: insights#insights-mail), each once, whatever number of processes do this: its due day is noted in the
 * transaction that queues the mail. @returns the number of mails
 */
export async function sendReports(services: Sending): Promise<number> {
  const { db, now, options, lifecycle } = services;
  if (!options.sendsReminders) return 0;
  let [after, sent] = [0, 0];
  while (!lifecycle.isDraining) {
    const subscribed = await readSubscribed(db, after);
    const last = subscribed.at(-1);
    if (!last) break;
    for (const one of subscribed) sent += await send(services, one, now());
    after = last.id;
  }
  if (sent > 0) services.queue.wake();
  return sent;
}

async function send(services: Sending, subscribed: Subscribed, now: Date): Promise<number> {
  const { reader, frequency, sentFor, id } = subscribed;
  const local = daytimeIn(reader.zone, now);
  if (!local || local.hour < reader.hour) return 0;
  const dueDay = dueDayOf(frequency, local);
  if (sentFor >= dueDay) return 0;
  const messages = await write(services, subscribed, { dueDay, now });
  return services.db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('mailed_report')
      .set({ sent_for: dueDay })
      .where('id', '=', id)
      .where('sent_for', '<', dueDay)
      .returning('id')
      .executeTakeFirst();
    if (!noted) return 0;
    await services.queue.add(trx, messages);
    return messages.length;
  });
}

/** The mail; none if its reader may not see all of it now, or takes no reports. */
async function write(
  { db, options }: Sending,
  { owner: ownerId, reader, frequency }: Subscribed,
  { dueDay, now }: { readonly dueDay: string; readonly now: Date },
): Promise<readonly QueuedMessage[]> {
  if (reader.off.includes('report')) return [];
  const [owner, user] = [await readOwner(db, ownerId, now), await readOwner(db, reader.userId, now)];
  if (!owner || !user || !mayReadReport(user, owner)) return [];
  const hours = await readHours(db, owner, 13, now);
  const reviews = reachOf(owner, 'review') !== 'none';
  const waiting = reviews ? (await readDecisions(db, owner, 13, now)).waiting : null;
  return reportMail({ options, now }, reader, {
    by: ownerId === reader.userId ? null : `${owner.firstName} ${owner.lastName}`,
    weeks: reportedWeeks(frequency, hours, dueDay),
    waiting: waiting?.reduce((sum, { items }) => sum + items, 0) ?? null,
  });
}

async function readSubscribed(db: Kysely<Database>, after: number): Promise<readonly Subscribed[]> {
  const { rows } = await sql<
    Omit<Subscribed, 'reader'> & Omit<Reader, 'locale'> & { readonly language: string; readonly country: string }
  >`
    select s.id, s.report_of as owner, s.frequency, s.sent_for::text as "sentFor", u.id as "userId", u.language, u.country,
      coalesce(p.time_zone, c.time_zone) as zone, p.time_format as "timeFormat", coalesce(r.remind_hour, 8) as hour,
      case when f.user_id is null then g.email end as email,
      array(select m.kind from mail_off m where m.user_id = u.id) as off
    from mailed_report s
    join app_user u on u.id = s.report_to and u.disabled_at is null
    join client c on c.id = u.client_id
    join recovery_registration g on g.user_id = u.id
    left join user_preference p on p.user_id = u.id
    left join reminder_choice r on r.user_id = u.id
    left join refused_address f on f.user_id = u.id and f.address = g.email
    where s.id > ${after} order by s.id limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows.map(({ id, owner, frequency, sentFor, language, country, ...reader }) => ({
    ...{ id, owner, frequency, sentFor },
    reader: { ...reader, locale: localeFor(language, country) },
  }));
}
