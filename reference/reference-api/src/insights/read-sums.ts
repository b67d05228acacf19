import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HoursGroup, HoursOfStatus, InsightHours } from 'shared-client/schema/insights';
import { reachOf } from '../access/may.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { PLANNED_EACH_TIME } from '../storage/prepared.ts';
import type { InsightRange } from './insight-range.ts';
import { seesCompany, WEEK_COLUMNS, weeksWithinReach } from './week-rows.ts';

/** The number of groups of one kind. The rest of the hours is told by the totals. */
const GROUPS = 25;

/** The hours of a work week in one status. */
export interface WeekSums extends HoursOfStatus {
  /** The first day of the work week. */
  readonly workWeek: string;
  /** When the first and the last period of its items end; null for those who see a whole company. */
  readonly firstEnd: string | null;
  readonly lastEnd: string | null;
}

/** What days of a work week have, its first day first. */
export interface WeekDays {
  readonly workWeek: string;
  readonly overtime: readonly number[];
  readonly noMeal: readonly number[];
}

type Kind = 'engagements' | 'costCentres' | 'workers' | 'companies' | 'suppliers';

/** The sums of the weeks of a reader, and of the groups that have most hours, the largest first, equal ones by id or name. */
export interface InsightSums extends Pick<InsightHours, Kind> {
  readonly weeks: readonly WeekSums[];
  /** The work weeks that have days with overtime or without a meal. */
  readonly days: readonly WeekDays[];
}

type Group = Pick<HoursGroup, 'id' | 'name' | 'workerName' | 'minutes' | 'overtimeMinutes'>;

const NONE = sql`'[]'::json`;
const json = (query: RawBuilder<unknown>) => sql`(select coalesce(json_agg(r), '[]') from (${query}) r)`;

const ENGAGEMENTS = sql`
  select g.id, e.job_title as name, u.first_name || ' ' || u.last_name as "workerName", g.minutes, g.overtime as "overtimeMinutes"
  from (select id, minutes, overtime from engagements order by minutes desc, id limit ${sql.lit(GROUPS)}) g
    join engagement e on e.id = g.id join app_user u on u.id = e.worker_id
  order by g.minutes desc, g.id`;

type Column = 'worker_id' | 'client_id' | 'supplier_name';

/** Engagements together that have the same in a column, such as the worker. */
const togetherBy = (column: Column) => sql`(
  select ${sql.ref(column)} as key, sum(minutes) as minutes, sum(overtime) as overtime
  from engagements group by 1 order by 2 desc, 1 limit ${sql.lit(GROUPS)}) g`;

const WORKERS = sql`
  select u.id, u.first_name || ' ' || u.last_name as name, null as "workerName", g.minutes, g.overtime as "overtimeMinutes"
  from ${togetherBy('worker_id')} join app_user u on u.id = g.key order by g.minutes desc, u.id`;

const COMPANIES = sql`
  select c.id, c.name, null as "workerName", g.minutes, g.overtime as "overtimeMinutes"
  from ${togetherBy('client_id')} join client c on c.id = g.key order by g.minutes desc, c.id`;

const SUPPLIERS = sql`
  select null as id, g.key as name, null as "workerName", g.minutes, g.overtime as "overtimeMinutes" from ${togetherBy('supplier_name')}`;

const COST_CENTRES = sql`
  select null as id, p.key as name, null as "workerName", sum(p.value::numeric * s.rows)::integer as minutes, 0 as "overtimeMinutes"
  from sums s cross join jsonb_each_text(s.placed_text::jsonb) p where s.placed_text is not null
  group by p.key order by 4 desc, p.key limit ${sql.lit(GROUPS)}`;

/** A week without a day of what is counted: most weeks. An index has the others (`insight_week_days`). */
const NO_DAY = sql`'{0,0,0,0,0,0,0}'::integer[]`;
const byDay = (column: 'overtime_by_day' | 'no_meal_by_day') =>
  sql`array[${sql.join([1, 2, 3, 4, 5, 6, 7].map((day) => sql`sum(w.${sql.ref(column)}[${sql.lit(day)}])`))}]`;

const daysOf = (weeks: RawBuilder<unknown>) => sql`
  select w.week_start as "workWeek", ${byDay('overtime_by_day')} as overtime, ${byDay('no_meal_by_day')} as "noMeal"
  from ${weeks} and (w.overtime_by_day <> ${NO_DAY} or w.no_meal_by_day <> ${NO_DAY}) group by 1`;

interface Told {
  readonly kind: Kind;
  readonly query: RawBuilder<unknown>;
  readonly isTold: boolean;
  /** The column that engagements are put together by. */
  readonly by?: Column;
}

/**
 * The sums of the weeks that a user may see (docs: insights#insights-hours), in one statement that reads each week once. A group's worker, company
 * and supplier are those of the engagement, which its items repeat. The weeks of a whole company are too many to be divided by cost centre and
 * day, and their periods end on too many days for a list.
 */
export async function readSums(
  db: Kysely<Database>,
  user: SignedInUser,
  range: Pick<InsightRange, 'weeks'>,
): Promise<InsightSums> {
  const reach = reachOf(user, 'see');
  const isWide = seesCompany(user);
  const isFew = reach === 'own' || reach === 'managed';
  const seen = weeksWithinReach(user, range);
  // The rows of a few weeks are read once and used twice; the days of many come from an index that has only these.
  const [picked, weeks] = isFew
    ? [sql`picked as materialized (select ${WEEK_COLUMNS} from ${seen}),`, sql`picked w where true`]
    : [sql``, seen];
  const [rowsAlone, places] = isWide
    ? [sql`null::date as first_end, null::date as last_end, null::text as placed_text`, sql``]
    : [sql`min(w.ends_on) as first_end, max(w.ends_on) as last_end, w.placed_text`, sql`, (w.placed_text)`];
  const kinds: readonly Told[] = [
    { kind: 'engagements', query: ENGAGEMENTS, isTold: true },
    { kind: 'costCentres', query: COST_CENTRES, isTold: !isWide },
    { kind: 'workers', query: WORKERS, isTold: reach !== 'own' && !isWide, by: 'worker_id' },
    { kind: 'companies', query: COMPANIES, isTold: reach === 'all', by: 'client_id' },
    { kind: 'suppliers', query: SUPPLIERS, isTold: isWide || reach === 'managed', by: 'supplier_name' },
  ];
  // An index has some of these columns, so that the rows are not read for one that nobody is told.
  const columns = kinds.flatMap(({ isTold, by }) => (isTold && by ? [sql`, e.${sql.ref(by)}`] : []));
  const { rows } = await sql<Record<Kind, readonly Group[]> & Pick<InsightSums, 'weeks' | 'days'>>`
    with ${picked} sums as materialized (
      select w.week_start, w.in_status, w.of_engagement, count(*) as rows, sum(w.week_minutes) as minutes, sum(w.overtime_minutes) as overtime,
        sum(w.leave_minutes) as leave, sum(w.sick_minutes) as sick, ${rowsAlone}
      from ${weeks}
      group by grouping sets ((w.week_start, w.in_status), (w.of_engagement) ${places})),
    engagements as materialized (
      select s.of_engagement as id, s.minutes, s.overtime ${sql.join(columns, sql``)}
      from sums s ${columns.length > 0 ? sql`join engagement e on e.id = s.of_engagement` : sql``} where s.of_engagement is not null)
    select ${json(sql`
      select week_start as "workWeek", in_status as status, minutes, overtime as "overtimeMinutes", leave as "leaveMinutes", sick as "sickMinutes",
        first_end as "firstEnd", last_end as "lastEnd"
      from sums where in_status is not null order by 1, 2`)} as weeks, ${isWide ? NONE : json(daysOf(weeks))} as days,
      ${sql.join(kinds.map(({ kind, query, isTold }) => sql`${isTold ? json(query) : NONE} as ${sql.ref(kind)}`))}
      ${isFew ? sql`` : sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A statement without a condition has a row.');
  const groups = (kind: Kind) =>
    found[kind].map((group): HoursGroup => ({ ...group, contractMinutes: null, amounts: [] }));
  return {
    weeks: found.weeks,
    days: found.days,
    engagements: groups('engagements'),
    costCentres: groups('costCentres'),
    workers: groups('workers'),
    companies: groups('companies'),
    suppliers: groups('suppliers'),
  };
}
