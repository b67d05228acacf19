import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HoursOfStatus, InsightHours, InsightWeeks, WeekOfHours } from 'shared-client/schema/insights';
import { reachOf } from '../access/may.ts';
import { engagementsWithinReach, seenParts } from '../access/within-reach.ts';
import { weekStart } from '../billing/period.ts';
import { listEngagements } from '../engagements/list-engagements.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { chartWeekOf, contractOf, type InsightRange } from './insight-range.ts';
import { readCostCentres, readGroups } from './read-groups.ts';
import { readBalances, readLeave } from './read-leave.ts';
import { readRange } from './read-range.ts';
import { seesCompany, weeksWithinReach } from './week-rows.ts';

const SUMS = sql`sum(w.week_minutes)::float as minutes, sum(w.overtime_minutes)::float as "overtimeMinutes"`;

/** The hours of a user's items by week and by what they were worked for (docs: insights#insights-hours). */
export async function readHours(
  db: Kysely<Database>,
  user: SignedInUser,
  weeks: InsightWeeks,
  now: Date,
): Promise<InsightHours> {
  const range = await readRange(db, user, weeks, now);
  const { today, from } = range;
  const rows = weeksWithinReach(user, range);
  const reach = reachOf(user, 'see') as InsightHours['reach'];
  const isWide = seesCompany(user);
  const [states, groups, contracts, amounts, costCentres, days, missing, leave, balances] = await Promise.all([
    readStates(db, rows, { range, withPeriods: !isWide }),
    readGroups(db, rows),
    isWide ? [] : readContracts(db, user, from),
    readAmounts(db, user, from),
    isWide ? [] : readCostCentres(db, rows),
    isWide ? [] : readDays(db, rows),
    reach === 'own' ? readMissing(db, user, now) : [],
    reach === 'own' ? readLeave(db, user) : [],
    reach === 'own' ? readBalances(db, user, from) : [],
  ]);
  const contractBy = (id: number) => {
    const own = contracts.find((one) => one.id === id);
    return own ? range.weeks.reduce((sum, week) => sum + contractOf(own, week), 0) : null;
  };
  return {
    reach,
    today,
    from,
    weeks: range.weeks.map((weekStartDate) => {
      const agreed = contracts.map((one) => contractOf(one, weekStartDate)).filter((minutes) => minutes > 0);
      return {
        weekStartDate,
        ...(states.get(weekStartDate) ?? { states: [], periodEnds: null }),
        contractMinutes: agreed.length > 0 ? agreed.reduce((sum, minutes) => sum + minutes, 0) : null,
        missingPeriods: missing.filter((end) => weekStart(end, range.firstWeekday) === weekStartDate).length,
      };
    }),
    engagements: groups.engagements.map((one) => ({
      ...one,
      contractMinutes: contractBy(one.id ?? 0),
      amounts: amounts
        .filter(({ engagementId }) => engagementId === one.id)
        .map(({ currency, amount }) => ({ currency, amount })),
    })),
    costCentres,
    workers: reach === 'own' || isWide ? [] : groups.workers,
    companies: reach === 'all' ? groups.companies : [],
    suppliers: isWide || reach === 'managed' ? groups.suppliers : [],
    days,
    leave,
    balances,
  };
}

type WeekStates = Pick<WeekOfHours, 'states' | 'periodEnds'>;

/** The hours of each week of a chart. The ends of periods are read from the rows, which an index alone does not have. */
async function readStates(
  db: Kysely<Database>,
  rows: RawBuilder<unknown>,
  { range, withPeriods }: { readonly range: InsightRange; readonly withPeriods: boolean },
): Promise<ReadonlyMap<string, WeekStates>> {
  const ends = withPeriods
    ? sql`min(w.ends_on) as "firstEnd", max(w.ends_on) as "lastEnd"`
    : sql`null as "firstEnd", null as "lastEnd"`;
  const { rows: found } = await sql<
    HoursOfStatus & { workWeek: string; firstEnd: string | null; lastEnd: string | null }
  >`
    select w.week_start as "workWeek", w.in_status as status, ${SUMS}, sum(w.leave_minutes)::float as "leaveMinutes",
      sum(w.sick_minutes)::float as "sickMinutes", ${ends}
    from ${rows} group by 1, 2 order by 1, 2`.execute(db);
  const byWeek = Map.groupBy(found, ({ workWeek }) => chartWeekOf(workWeek, range.firstWeekday));
  return new Map(
    [...byWeek].map(([week, own]) => [
      week,
      {
        states: [...Map.groupBy(own, ({ status }) => status).values()].map(mergedStates),
        periodEnds: periodEndsOf(own),
      },
    ]),
  );
}

/** The hours of weeks in the same status together. */
function mergedStates(states: readonly HoursOfStatus[]): HoursOfStatus {
  const sum = (of: (state: HoursOfStatus) => number) => states.reduce((before, state) => before + of(state), 0);
  return {
    status: (states[0] as HoursOfStatus).status,
    minutes: sum((one) => one.minutes),
    overtimeMinutes: sum((one) => one.overtimeMinutes),
    leaveMinutes: sum((one) => one.leaveMinutes),
    sickMinutes: sum((one) => one.sickMinutes),
  };
}

function periodEndsOf(
  rows: readonly { readonly firstEnd: string | null; readonly lastEnd: string | null }[],
): WeekOfHours['periodEnds'] {
  const [first] = rows.map(({ firstEnd }) => firstEnd ?? '').sort();
  const last = rows
    .map(({ lastEnd }) => lastEnd ?? '')
    .sort()
    .at(-1);
  return first && last ? { from: first, until: last } : null;
}

/** A week without a day of what is counted: most weeks, which are not divided into days. */
const NO_DAY = sql`'{0,0,0,0,0,0,0}'::integer[]`;

async function readDays(db: Kysely<Database>, rows: RawBuilder<unknown>): Promise<InsightHours['days']> {
  const { rows: found } = await sql<{ date: string; overtimeMinutes: number; missedMeals: number }>`
    select w.week_start + d.day as date, sum(w.overtime_by_day[d.day + 1])::float as "overtimeMinutes",
      sum(w.no_meal_by_day[d.day + 1])::float as "missedMeals"
    from (select w.week_start, w.overtime_by_day, w.no_meal_by_day from ${rows}
      and (w.overtime_by_day <> ${NO_DAY} or w.no_meal_by_day <> ${NO_DAY})) w cross join generate_series(0, 6) as d(day)
    where w.overtime_by_day[d.day + 1] > 0 or w.no_meal_by_day[d.day + 1] > 0
    group by 1 order by 1`.execute(db);
  return found;
}

/** What the items of each engagement that are not timecards amount to. Those that were sent back do not count. */
async function readAmounts(db: Kysely<Database>, user: SignedInUser, from: string) {
  const parts = seenParts(user).map(
    (part) => sql`
    select b.engagement_id, b.currency, coalesce(b.expense_amount, b.adjustment_amount,
      coalesce(b.milestone_amount, 0) + coalesce(b.material_amount, 0) + coalesce(b.position_amount, 0)) as amount
    from billing_item b where ${part} and b.type <> 'TIME' and b.status <> 'Rejected' and b.period_end >= ${from}`,
  );
  const { rows } = await sql<{ engagementId: number; currency: string; amount: number }>`
    select engagement_id as "engagementId", currency, sum(amount)::float as amount
    from (${sql.join(parts, sql` union all `)}) i group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

async function readContracts(db: Kysely<Database>, user: SignedInUser, from: string) {
  const rows = await db
    .selectFrom('engagement as e')
    .where(engagementsWithinReach(user))
    .where('e.status', 'in', ['Filled', 'Closed'])
    .where((eb) => eb.or([eb('e.end_date', 'is', null), eb('e.end_date', '>=', from)]))
    .where(sql<boolean>`e.settings ? 'contractWeekMinutes'`)
    .select(['e.id', 'e.start_date as start', 'e.end_date as end'])
    .select(sql<number>`(e.settings->>'contractWeekMinutes')::float`.as('minutes'))
    .orderBy('e.id')
    .execute();
  return rows;
}

/** The ends of the periods that still need a timecard. */
async function readMissing(db: Kysely<Database>, user: SignedInUser, now: Date): Promise<string[]> {
  const { content } = await listEngagements(db, user, {}, now);
  return content.flatMap(({ missingPeriods }) => missingPeriods.map(({ periodEndDate }) => periodEndDate));
}
