import fc from 'fast-check';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../storage/database.ts';
import { startApi } from '../../testing/start-api.ts';
import { usualDays } from '../preview/usual.ts';
import { refreshUsual } from './refresh-usual.ts';
import { COMPUTED_AMOUNT, COMPUTED_MINUTES, IS_STORED, USUAL_MINUTES } from './usual-values.ts';

const server = await startApi();
const { db } = server.api.services;
afterAll(() => server.close());

/** An engagement with approved weeks, and one that waits. */
const ENGAGEMENT = 5207;

/** An action on one of the engagement's items, in the order of their periods. */
const action = fc.record({
  kind: fc.constantFrom('approve', 'undo', 'reject', 'process', 'save', 'minutes', 'move', 'copy', 'delete', 'refresh'),
  place: fc.nat(14),
  minutes: fc.integer({ min: 0, max: 3000 }),
});

async function act(
  trx: Transaction<Database>,
  { kind, place, minutes }: typeof action extends fc.Arbitrary<infer Of> ? Of : never,
) {
  const ids = await trx
    .selectFrom('billing_item')
    .select('id')
    .where('engagement_id', '=', ENGAGEMENT)
    .orderBy('period_end')
    .orderBy('id')
    .execute();
  const id = ids[place % ids.length]?.id ?? 0;
  const change = (set: ReturnType<typeof sql>) => sql`update billing_item set ${set} where id = ${id}`.execute(trx);
  if (kind === 'refresh') await refreshUsual(within(trx));
  else if (kind === 'minutes') await change(sql`worked_minutes = ${minutes}, adjustment_amount = ${minutes}`);
  else if (kind === 'move') await change(sql`period_start = period_start - 700, period_end = period_end - 700`);
  else if (kind === 'delete' && ids.length > 4) await sql`delete from billing_item where id = ${id}`.execute(trx);
  else if (kind === 'copy')
    await sql`
      insert into billing_item select r.* from billing_item b, lateral jsonb_populate_record(null::billing_item, to_jsonb(b) ||
        jsonb_build_object('id', (select max(id) + 1 from billing_item), 'type', 'ADJUSTMENT', 'adjustment_amount', ${minutes}::integer)) r
      where b.id = ${id}`.execute(trx);
  else {
    const status = {
      approve: 'Approved',
      undo: 'Pending',
      reject: 'Rejected',
      process: 'Processed',
      save: 'Saved',
      delete: null,
    }[kind];
    if (status) await change(sql`status = ${status}`);
  }
}

/** The transaction as a database whose transactions it contains. */
const within = (trx: Transaction<Database>): Kysely<Database> =>
  ({ transaction: () => ({ execute: (work: (of: unknown) => unknown) => work(trx) }) }) as unknown as Kysely<Database>;

/** The usual values of the engagement's items as lists read them, and computed from the earlier items. */
async function valuesOf(trx: Transaction<Database>) {
  const rows = await trx
    .selectFrom('billing_item as b')
    .select(['b.id', 'b.type', 'b.usual_week', IS_STORED.as('isStored')])
    .select([USUAL_MINUTES.as('minutes'), COMPUTED_MINUTES.as('computedMinutes')])
    .select(['b.usual_amount', COMPUTED_AMOUNT.as('computedAmount')])
    .where('b.engagement_id', '=', ENGAGEMENT)
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, computedWeek: await weekOf(trx, row.id) })));
}

async function weekOf(trx: Transaction<Database>, id: number) {
  const { rows } = await sql<{ item: number; date: string; minutes: number }>`
    select h.id as item, d.worked_date as date, d.worked_minutes as minutes
    from billing_item b, lateral (
      select p.* from billing_item p where p.engagement_id = b.engagement_id and p.type = 'TIME'
        and p.status in ('Approved', 'Processed') and p.period_end < b.period_end order by p.period_end desc limit 8) h
    join billing_item_detail d on d.billing_item_id = h.id
    where b.id = ${id} and b.type = 'TIME' order by h.period_end desc, d.worked_date`.execute(trx);
  const weeks = [...Map.groupBy(rows, ({ item }) => item).values()];
  return {
    count: weeks.length,
    previous: weeks[0]?.reduce((sum, { minutes }) => sum + minutes, 0) ?? null,
    days: usualDays(weeks),
  };
}

const UNDONE = new Error('undone');

test('stored usual values are those of the approved items before, whatever is decided, undone or changed (docs: approvals#approval-usual)', async () => {
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
      const work = db.transaction().execute(async (trx) => {
        for (const one of [...actions, { kind: 'refresh', place: 0, minutes: 0 } as const]) {
          await act(trx, one);
          for (const row of await valuesOf(trx)) {
            expect(row.minutes).toBe(row.computedMinutes);
            if (row.isStored)
              expect([row.usual_amount, row.usual_week]).toEqual([row.computedAmount, row.computedWeek]);
            stored += row.isStored ? 1 : 0;
          }
        }
        throw UNDONE;
      });
      await work.catch((error) => {
        if (error !== UNDONE) throw error;
      });
    }),
    { numRuns: process.env.TEST_WIDE ? 60 : 8 },
  );
  expect(stored).toBeGreaterThan(0);
});

test('only a change of what later items are compared with makes stored values stale', async () => {
  const stale = () =>
    db.selectFrom('usual_stale').select('engagement_id').where('engagement_id', '=', ENGAGEMENT).execute();
  await refreshUsual(db);
  expect(await stale()).toEqual([]);
  await sql`update billing_item set period_end = period_end where engagement_id = ${ENGAGEMENT}`.execute(db);
  expect(await stale()).toEqual([]);
  await sql`
    update billing_item set status = 'Rejected' where engagement_id = ${ENGAGEMENT} and status = 'Processed'`.execute(
    db,
  );
  expect(await stale()).toHaveLength(1);
  await refreshUsual(db);
  expect(await stale()).toEqual([]);
});
