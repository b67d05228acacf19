import { type Kysely, sql } from 'kysely';
import type { HoursOfStatus, InsightHours, InsightWeeks, WeekOfHours } from 'shared-client/schema/insights';
import { reachOf } from '../access/may.ts';
import { engagementsWithinReach, seenParts } from '../access/within-reach.ts';
import { addDays } from '../billing/calendar.ts';
import { weekStart } from '../billing/period.ts';
import { listEngagements } from '../engagements/list-engagements.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { chartWeekOf, contractOf, type InsightRange, workdaysOf } from './insight-range.ts';
import { readBalances, readLeave } from './read-leave.ts';
import { readRange } from './read-range.ts';
import { readSums, type WeekDays, type WeekSums } from './read-sums.ts';
import { seesCompany } from './week-rows.ts';

/** The hours of a user's items by week and by what they were worked for (docs: insights#insights-hours). */
export async function readHours(
  db: Kysely<Database>,
  user: SignedInUser,
  weeks: InsightWeeks,
  now: Date,
): Promise<InsightHours> {
  const range = await readRange(db, user, weeks, now);
  const { today, from } = range;
  const reach = reachOf(user, 'see') as InsightHours['reach'];
  const isWide = seesCompany(user);
  const [{ weeks: sums, days, ...groups }, contracts, amounts, missing, leave, balances] = await Promise.all([
    readSums(db, user, range),
    isWide ? [] : readContracts(db, user, from),
    readAmounts(db, user, from),
    reach === 'own' ? readMissing(db, user, now) : [],
    reach === 'own' ? readLeave(db, user) : [],
    reach === 'own' ? readBalances(db, user, from) : [],
  ]);
  const states = statesByWeek(sums, range);
  const workdays = range.weeks.map(workdaysOf);
  const agreed = new Map(contracts.map((one) => [one.id, workdays.map((days) => contractOf(one, days))]));
  return {
    reach,
    today,
    from,
    weeks: range.weeks.map((weekStartDate, place) => {
      const ofWeek = [...agreed.values()].map((weeks) => weeks[place] ?? 0).filter((minutes) => minutes > 0);
      return {
        weekStartDate,
        ...(states.get(weekStartDate) ?? { states: [], periodEnds: null }),
        contractMinutes: ofWeek.length > 0 ? sumOf(ofWeek) : null,
        missingPeriods: missing.filter((end) => weekStart(end, range.firstWeekday) === weekStartDate).length,
      };
    }),
    ...groups,
    engagements: groups.engagements.map((one) => ({
      ...one,
      contractMinutes: agreed.has(one.id ?? 0) ? sumOf(agreed.get(one.id ?? 0) ?? []) : null,
      amounts: amounts
        .filter(({ engagementId }) => engagementId === one.id)
        .map(({ currency, amount }) => ({ currency, amount })),
    })),
    days: daysOf(days),
    leave,
    balances,
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

type WeekStates = Pick<WeekOfHours, 'states' | 'periodEnds'>;

/** The hours of each week of a chart: those of all work weeks that belong to it. */
function statesByWeek(
  sums: readonly WeekSums[],
  { firstWeekday }: Pick<InsightRange, 'firstWeekday'>,
): ReadonlyMap<string, WeekStates> {
  const byWeek = Map.groupBy(sums, ({ workWeek }) => chartWeekOf(workWeek, firstWeekday));
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

function periodEndsOf(rows: readonly Pick<WeekSums, 'firstEnd' | 'lastEnd'>[]): WeekOfHours['periodEnds'] {
  const [first] = rows.map(({ firstEnd }) => firstEnd ?? '').sort();
  const last = rows
    .map(({ lastEnd }) => lastEnd ?? '')
    .sort()
    .at(-1);
  return first && last ? { from: first, until: last } : null;
}

/** The days with overtime or without a meal, of weeks that may share days. */
function daysOf(weeks: readonly WeekDays[]): InsightHours['days'] {
  const byDate = new Map<string, InsightHours['days'][number]>();
  for (const { workWeek, overtime, noMeal } of weeks)
    for (const [day, minutes] of overtime.entries()) {
      const date = addDays(workWeek, day);
      const before = byDate.get(date);
      const overtimeMinutes = (before?.overtimeMinutes ?? 0) + minutes;
      const missedMeals = (before?.missedMeals ?? 0) + (noMeal[day] ?? 0);
      if (overtimeMinutes > 0 || missedMeals > 0) byDate.set(date, { date, overtimeMinutes, missedMeals });
    }
  return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
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
