import fc from 'fast-check';
import { sql } from 'kysely';
import { dayMinutes } from 'shared-validators/timecard';
import type { Weekday } from '../billing/calendar.ts';
import { weekStart } from '../billing/period.ts';
import type { WorkedDay } from '../billing/timecard/worked-day.ts';
import { openDatabase } from '../storage/open.ts';
import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
const { db, options } = portal.api.services;
afterAll(() => portal.close());

type Connection = Pick<typeof db, 'selectFrom'>;

const stored = (of: Connection) =>
  of.selectFrom('insight_week').selectAll().orderBy('of_item').orderBy('week_start').execute();

test('the hours of a week are those of the days of its items, from the first day of the work week on (docs: insights#insights-hours, insights#insights-weeks)', async () => {
  const rows = await db
    .selectFrom('billing_item_detail as d')
    .innerJoin('billing_item as b', 'b.id', 'd.billing_item_id')
    .select(['d.billing_item_id', 'd.worked_date', 'd.content', 'd.worked_minutes'])
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .innerJoin('work_period as p', 'p.id', 'e.work_period_id')
    .select(['b.status', 'b.engagement_id', 'b.worker_id', 'p.day_of_week'])
    .execute();
  const weeks = Map.groupBy(
    rows,
    (row) => `${row.billing_item_id} ${weekStart(row.worked_date, row.day_of_week as Weekday)}`,
  );
  const expected = [...weeks].map(([key, days]) => {
    const parts = days.map(({ content }) =>
      dayMinutes(content as WorkedDay, (content as WorkedDay).timeEntry.shiftNumber !== null),
    );
    const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((before, part) => before + of(part), 0);
    return {
      key,
      minutes: days.reduce((before, day) => before + day.worked_minutes, 0),
      overtime: sum(({ overtime, doubletime, worked }) => Math.min(worked, overtime + doubletime)),
      leave: sum(({ pto, overtime, doubletime, worked }) =>
        Math.min(pto, worked - Math.min(worked, overtime + doubletime)),
      ),
    };
  });
  const found = (await stored(db)).map((row) => ({
    key: `${row.of_item} ${row.week_start}`,
    minutes: row.week_minutes,
    overtime: row.overtime_by_day.reduce((before, day) => before + day, 0),
    leave: row.leave_minutes,
  }));
  const inOrder = (list: typeof expected) => list.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  expect(inOrder(found)).toEqual(inOrder(expected));
  expect(found.length).toBeGreaterThan(100);
});

const action = fc.record({
  kind: fc.constantFrom(
    'status',
    'supplier',
    'minutes',
    'overtime',
    'period',
    'week',
    'engagement',
    'move',
    'remove',
    'delete',
  ),
  place: fc.nat(30),
  value: fc.nat(4),
});
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

const STATUSES = ['Saved', 'Pending', 'Approved', 'Rejected', 'Processed'];
const placed = (minutes: number) =>
  sql`${JSON.stringify([{ overtimeMinutes: minutes, costAllocationMultiRates: [], costAllocationValues: [{ value: `CC-${minutes}` }] }])}::jsonb`;

async function act(of: typeof db, { kind, place, value }: Action): Promise<void> {
  const ids = await of
    .selectFrom('billing_item')
    .select(['id', 'engagement_id'])
    .where('type', '=', 'TIME')
    .orderBy('id')
    .limit(30)
    .execute();
  const { id = 0, engagement_id = 0 } = ids[place % ids.length] ?? {};
  const item = (set: ReturnType<typeof sql>) => sql`update billing_item set ${set} where id = ${id}`.execute(of);
  const days = (set: ReturnType<typeof sql>) =>
    sql`update billing_item_detail set ${set} where billing_item_id = ${id}`.execute(of);
  if (kind === 'status') await item(sql`status = ${STATUSES[value]}`);
  else if (kind === 'supplier')
    await sql`update engagement set supplier_name = ${`Supplier ${value}`} where id = ${engagement_id}`.execute(of);
  else if (kind === 'minutes') await days(sql`worked_minutes = ${value * 60}`);
  else if (kind === 'overtime')
    await days(sql`content = jsonb_set(content, '{billingCostAllocation}', ${placed(value * 30)})`);
  else if (kind === 'period') await item(sql`cost_allocations = ${placed(value * 100)}`);
  else if (kind === 'week')
    await sql`update engagement set work_period_id = ${11 + value} where id = ${engagement_id}`.execute(of);
  else if (kind === 'engagement')
    await item(
      sql`engagement_id = ${ids[(place + value) % ids.length]?.engagement_id ?? engagement_id}, period_start = period_start - ${sql.lit(id)}::integer`,
    );
  else if (kind === 'move') await days(sql`worked_date = worked_date + ${sql.lit(value)}::integer`);
  else if (kind === 'remove')
    await sql`delete from billing_item_detail where billing_item_id = ${id} and id % 5 = ${value}`.execute(of);
  else await sql`delete from billing_item where id = ${id}`.execute(of);
}

/** The rows that result if none were kept. */
async function recomputed(of: typeof db) {
  await sql`truncate insight_week`.execute(of);
  await sql`select keep_insight_weeks(array(select id from billing_item))`.execute(of);
  return stored(of);
}

const UNDONE = new Error('undone');

// Slow: every run computes all weeks anew.
test('after any changes the rows are those computed from nothing (docs: insights#insights-kept)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 10 }), async (actions) => {
      const work = db.transaction().execute(async (trx) => {
        for (const one of actions) await act(trx, one);
        const kept = await stored(trx);
        expect(kept).toEqual(await recomputed(trx));
        throw UNDONE;
      });
      await work.catch((error) => {
        if (error !== UNDONE) throw error;
      });
    }),
    { numRuns: process.env.TEST_WIDE ? 60 : 4 },
  );
});

const onPostgres = options.databaseUrl ? test : test.skip;

onPostgres(
  'after a storm of changes at the same time the rows are those computed from nothing (docs: insights#insights-kept)',
  async () => {
    const other = await openDatabase({ dataDir: '', databaseUrl: options.databaseUrl, databaseDeadline: 10_000 });
    try {
      // A lock that is taken in another order may be refused; nothing of that change is stored then.
      const change = (of: typeof db, one: Action) =>
        of
          .transaction()
          .execute((trx) => act(trx, one))
          .catch((error) => expect(error.code).toBe('40P01'));
      const actions = fc.sample(action, 60).filter(({ kind }) => kind !== 'delete' && kind !== 'engagement');
      await Promise.all(actions.map((one, place) => change(place % 2 ? db : other.db, one)));
      const kept = await stored(db);
      expect(kept).toEqual(await db.transaction().execute(recomputed));
    } finally {
      await other.db.destroy();
    }
  },
);
