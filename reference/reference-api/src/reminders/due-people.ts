import { type Kysely, sql } from 'kysely';
import type { UserType } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { type LocaleName, localeFor } from '../translations/locales.ts';
import { daytimeIn, LAST_HOUR } from './reminder-time.ts';

/** A person for whom it is to be found out now whether there is anything to be reminded of. */
export interface DuePerson {
  readonly userId: number;
  readonly userType: UserType;
  readonly permissions: readonly string[];
  readonly clientId: number;
  readonly locale: LocaleName;
  readonly zone: string;
  readonly timeFormat: '12' | '24' | null;
  /** The day there, and its Monday. */
  readonly day: string;
  readonly monday: string;
  readonly consideredWeek: string | null;
  readonly digest: 'daily' | 'weekly';
  /** The address; null without one, and if its server has refused it. */
  readonly email: string | null;
  /** The number, if the person is reminded by text message. */
  readonly mobile: string | null;
  /** The kinds of mail that are turned off. */
  readonly off: readonly string[];
}

/** The zone of a person (`u`): their own, or that of their company (`c`). */
const ZONE = sql<string>`coalesce(p.time_zone, c.time_zone)`;

/** The zones in which there are people. */
export async function zonesOfPeople(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ zone: string }>`
    select distinct ${ZONE} as zone from app_user u join client c on c.id = u.client_id
    left join user_preference p on p.user_id = u.id`.execute(db);
  return rows.map(({ zone }) => zone);
}

/** The people of given zones whose hour has come (`isTime`), by id. Their number at a time keeps the memory flat. */
export async function duePeople(
  db: Kysely<Database>,
  {
    zones,
    now,
    after,
    limit,
  }: { readonly zones: readonly string[]; readonly now: Date; readonly after: number; readonly limit: number },
): Promise<readonly DuePerson[]> {
  const awake = zones.flatMap((zone) => daytimeIn(zone, now) ?? []);
  if (awake.length === 0) return [];
  const { rows } = await sql<Omit<DuePerson, 'locale'> & { language: string; country: string }>`
    select u.id as "userId", u.user_type as "userType", u.permissions, u.client_id as "clientId", u.language, u.country,
      z.zone, p.time_format as "timeFormat", z.day::text as day, z.monday::text as monday,
      d.considered_week::text as "consideredWeek", coalesce(r.digest, 'daily') as digest,
      case when f.user_id is null then g.email end as email, case when r.by_sms then g.mobile end as mobile,
      array(select m.kind from mail_off m where m.user_id = u.id) as off
    from app_user u
    join client c on c.id = u.client_id
    join recovery_registration g on g.user_id = u.id
    left join user_preference p on p.user_id = u.id
    left join reminder_choice r on r.user_id = u.id
    left join reminder_day d on d.user_id = u.id
    left join refused_address f on f.user_id = u.id and f.address = g.email
    join jsonb_to_recordset(${JSON.stringify(awake)}::jsonb) as z(zone text, day date, hour integer, monday date) on z.zone = ${ZONE}
    where u.id > ${after} and u.disabled_at is null
      and least(coalesce(r.remind_hour, 8), ${sql.lit(LAST_HOUR)}) <= z.hour
      and (d.considered_on is null or d.considered_on < z.day or d.considered_on > z.day + 1)
    order by u.id limit ${limit}`.execute(db);
  return rows.map(({ language, country, ...person }) => ({ ...person, locale: localeFor(language, country) }));
}

/**
 * Notes that people were considered on their days, and with `withWeek` in their weeks. Of two processes, the second one gets nobody.
 *
 * @returns the ids of those who were not considered by another process meanwhile
 */
export async function noteConsidered(
  trx: Kysely<Database>,
  people: readonly (Pick<DuePerson, 'userId' | 'day' | 'monday'> & { readonly withWeek: boolean })[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ user_id: number }>`
    insert into reminder_day (user_id, considered_on, considered_week)
    select "userId", day, case when "withWeek" then monday end
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as t("userId" integer, day date, monday date, "withWeek" boolean)
    where exists (select from app_user u where u.id = "userId")
    on conflict (user_id) do update set considered_on = excluded.considered_on,
      considered_week = coalesce(excluded.considered_week, reminder_day.considered_week)
    where reminder_day.considered_on < excluded.considered_on or reminder_day.considered_on > excluded.considered_on + 1
    returning user_id`.execute(trx);
  return new Set(rows.map(({ user_id }) => user_id));
}
