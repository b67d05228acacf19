import { type Kysely, sql } from 'kysely';
import { createSearchIndex } from '../../approvals/search-index.ts';
import { refreshUsual } from '../../approvals/usual/refresh-usual.ts';
import { foldCounts } from '../../billing/counts/fold-counts.ts';
import type { Database } from '../../storage/database.ts';

const WEEKS = 52;
/** The latest weeks wait: 8 of 52 are 15 percent. */
const WAITING_WEEKS = 8;
/** Only these weeks have days: those that wait, and those that they are compared with. */
const WEEKS_WITH_DAYS = 20;
const MANAGERS = 400;
/** The engagements of the first two managers. All other managers share the rest evenly. */
const ENGAGEMENTS_OF = [25, 429] as const;
/** The engagement of the sample data that is copied: a usual week that waits, after eight approved ones. */
const LIKE = 5207;
/** The first ids. Ids of items of two engagements are 100 apart, those of their days 1000. */
const FIRST = { manager: 300_000, worker: 1_000_000, item: 10_000_000, day: 100_000_000 } as const;

const TITLES = [
  'Accountant',
  'Analyst',
  'Architect',
  'Assembler',
  'Buyer',
  'Carpenter',
  'Chemist',
  'Coordinator',
  'Designer',
  'Developer',
  'Dispatcher',
  'Driver',
  'Editor',
  'Electrician',
  'Engineer',
  'Inspector',
  'Machinist',
  'Nurse',
  'Operator',
  'Packer',
  'Painter',
  'Planner',
  'Programmer',
  'Recruiter',
  'Scientist',
  'Teacher',
  'Technician',
  'Tester',
  'Translator',
  'Welder',
];
const FIRST_NAMES = ['Ada', 'Bela', 'Cora', 'Dario', 'Elin', 'Femi', 'Greta', 'Hugo', 'Ines', 'Jun', 'Kofi', 'Lea'];
const STEMS = ['Abel', 'Berg', 'Carl', 'Dahl', 'Eng', 'Falk', 'Grim', 'Hall', 'Iver', 'Jans', 'Kron', 'Lund', 'Mol'];
const ENDINGS = ['ander', 'berger', 'dahl', 'eson', 'feldt', 'gaard', 'holm', 'inen', 'kamp', 'lind', 'mann'];

/** A company with so many billing items. */
export interface LargeCompany {
  readonly items: number;
  readonly workers: number;
  readonly waiting: number;
  /** The user names of a manager of 25 engagements, of a manager of 429, and of a worker. */
  readonly users: { readonly small: string; readonly large: string; readonly worker: string };
  /** Words that find one worker or a few, and every thirtieth engagement. */
  readonly words: { readonly name: string; readonly title: string };
  /** Engagements of the first and the last worker. */
  readonly engagements: readonly [number, number];
}

/**
 * Adds a year of workers to the company of the sample data, with 400 managers: a timecard a week, or an expense, of which the latest eight
 * wait. It is for measurements; each table takes one statement.
 */
export async function insertLargeCompany(db: Kysely<Database>, leastItems: number): Promise<LargeCompany> {
  const workers = Math.ceil(leastItems / WEEKS);
  const lit = sql.lit;
  const numbers = sql`generate_series(0, ${lit(workers - 1)}) as n`;
  const pick = (names: readonly string[], index: string) =>
    sql`(array[${sql.join(names.map((name) => lit(name)))}])[1 + (${sql.raw(index)}) % ${lit(names.length)}]`;
  const [small, large] = ENGAGEMENTS_OF;
  const manager = sql`${lit(FIRST.manager)} + case when n < ${lit(small)} then 0 when n < ${lit(small + large)} then 1
    else 2 + n % ${lit(MANAGERS - 2)} end`;
  const copyUser = (like: number, rows: ReturnType<typeof sql>, changes: ReturnType<typeof sql>) =>
    sql`
      insert into app_user select r.* from app_user u, ${rows},
        lateral jsonb_populate_record(null::app_user, to_jsonb(u) || jsonb_build_object(${changes})) r
      where u.id = ${lit(like)}`.execute(db);

  await copyUser(
    1002,
    sql`generate_series(0, ${lit(MANAGERS - 1)}) as n`,
    sql`'id', ${lit(FIRST.manager)} + n, 'user_name', 'large-manager-' || n, 'last_name', 'Manager ' || n`,
  );
  await copyUser(
    1001,
    numbers,
    sql`'id', ${lit(FIRST.worker)} + n, 'user_name', 'large-worker-' || n,
      'first_name', ${pick(FIRST_NAMES, 'n')},
      'last_name', ${pick(STEMS, 'n / 12')} || ${pick(ENDINGS, 'n / 156')} || (n / 1716)`,
  );
  await sql`
    insert into engagement select r.* from engagement e, ${numbers},
      lateral jsonb_populate_record(null::engagement, to_jsonb(e) || jsonb_build_object('id', ${lit(FIRST.worker)} + n,
        'worker_id', ${lit(FIRST.worker)} + n, 'req_name', 'LC-' || (${lit(FIRST.worker)} + n), 'manager_id', ${manager},
        'manager_name', 'Daniel Manager', 'job_title', ${pick(TITLES, 'n')}, 'client_worker_id', 'LC-' || n)) r
    where e.id = ${lit(LIKE)}`.execute(db);

  await sql`
    insert into billing_item (id, engagement_id, worker_id, type, status, status_reason, period_start, period_end, created_at,
      timecard_template_id, approver_name, approved_at, submitted_at, submitted_by, submitted_by_id, days_worked, worked_minutes,
      expense_amount, rejection_kind, rejection_reason)
    select ${lit(FIRST.item)} + n * 100 + week, ${lit(FIRST.worker)} + n, ${lit(FIRST.worker)} + n, type, status,
      case when status = 'Approved' then 'Pending Invoicing' end, last.period_start - 7 * week, last.period_end - 7 * week,
      last.submitted_at - week * interval '7 days', last.timecard_template_id,
      case when status in ('Approved', 'Processed') then 'Daniel Manager' end,
      case when status in ('Approved', 'Processed') then last.submitted_at - (week - 1) * interval '7 days' end,
      last.submitted_at - week * interval '7 days' + n * interval '1 second', 'A worker', ${lit(FIRST.worker)} + n,
      case when type = 'TIME' then 5 else 0 end,
      case when type = 'TIME' then (array[2520, 2160, 2400, 2400, 2400])[1 + (n * 7 + week * 3) % 5] else 0 end,
      case when type = 'EXPENSE' then 20 + n % 300 end,
      case when status = 'Rejected' then 'SENT_BACK' end, case when status = 'Rejected' then 'Please correct Monday.' end
    from ${numbers}, generate_series(0, ${lit(WEEKS - 1)}) as week,
      (select period_start, period_end, submitted_at, timecard_template_id from billing_item
       where engagement_id = ${lit(LIKE)} and status = 'Pending' order by period_end desc limit 1) last,
      lateral (select case when n % 20 = 0 and week % 4 = 1 then 'EXPENSE' else 'TIME' end as type,
        case when week < ${lit(WAITING_WEEKS)} then 'Pending' when week = ${lit(WAITING_WEEKS)} and n % 10 = 0 then 'Rejected'
          when week < ${lit(WAITING_WEEKS + 4)} then 'Approved' else 'Processed' end as status) of_week`.execute(db);
  await sql`
    insert into billing_item_detail (id, billing_item_id, worker_id, worked_date, did_not_work, worked_minutes, created_at, content)
    select ${lit(FIRST.day)} + n * 1000 + week * 10 + d.day, b.id, b.worker_id, d.worked_date - 7 * week, false, b.worked_minutes / 5,
      b.created_at, d.content || jsonb_build_object('workedDate', d.worked_date - 7 * week, 'minutes', b.worked_minutes / 5)
    from ${numbers}, generate_series(0, ${lit(WEEKS_WITH_DAYS - 1)}) as week,
      (select row_number() over (order by d.worked_date) as day, d.worked_date, d.content from billing_item_detail d
       join (select id from billing_item where engagement_id = ${lit(LIKE)} and status = 'Pending' order by period_end desc limit 1) last
         on last.id = d.billing_item_id order by d.worked_date limit 5) d,
      billing_item b
    where b.id = ${lit(FIRST.item)} + n * 100 + week and b.type = 'TIME'`.execute(db);
  await sql`
    insert into billing_item_change (billing_item_id, status, status_reason, changed_by, changed_at)
    select id, 'Pending', null, 'A worker', submitted_at from billing_item
    where id >= ${lit(FIRST.item)} and status = 'Pending'`.execute(db);
  await insertRecentDecisions(db);
  // As after the few seconds in which a server does so, and PostgreSQL's own housekeeping.
  await createSearchIndex(db);
  await foldCounts(db);
  await sql`vacuum analyze`.execute(db);
  await refreshUsual(db);
  await sql`vacuum analyze`.execute(db);
  const { waiting } = await db
    .selectFrom('billing_item')
    .select(sql<number>`count(*)::integer`.as('waiting'))
    .where('id', '>=', FIRST.item)
    .where('status', '=', 'Pending')
    .executeTakeFirstOrThrow();
  return {
    items: workers * WEEKS,
    workers,
    waiting,
    users: { small: 'large-manager-0', large: 'large-manager-1', worker: 'large-worker-0' },
    words: { name: 'Abelander0', title: 'Accountant' },
    engagements: [FIRST.worker, FIRST.worker + workers - 1],
  };
}

/** Each manager has decided within the last six days on the week after those that wait. */
async function insertRecentDecisions(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into approval_run (user_id, key, request_hash, decision, created_at)
    select id, 'large', '', 'approve', now() from app_user where user_name like 'large-manager-%'`.execute(db);
  await sql`
    insert into approval_decision (run_id, billing_item_id, asked_version, fate, decided_version, decided_at, finished_at)
    select r.id, b.id, 1, 'done', 2, now() - b.engagement_id % 6 * interval '1 day', now()
    from billing_item b join engagement e on e.id = b.engagement_id join approval_run r on r.user_id = e.manager_id and r.key = 'large'
    where b.id >= ${sql.lit(FIRST.item)} and b.id % 100 = ${sql.lit(WAITING_WEEKS)} and b.status = 'Approved'`.execute(
    db,
  );
}
