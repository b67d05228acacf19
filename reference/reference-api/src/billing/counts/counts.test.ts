import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../storage/database.ts';
import { openDatabase } from '../../storage/open.ts';
import { startApi } from '../../testing/start-api.ts';
import { foldCounts } from './fold-counts.ts';

const server = await startApi();
const { db, options } = server.api.services;
afterAll(() => server.close());

const [HELENA, DANIEL, APPROVER] = [1009, 1002, 1011] as const;

const action = fc.record({
  kind: fc.constantFrom('status', 'manager', 'supplier', 'chain', 'step', 'minutes', 'copy', 'delete', 'fold'),
  place: fc.nat(40),
  value: fc.nat(4),
});
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

const STATUSES = ['Saved', 'Pending', 'Approved', 'Rejected', 'Processed'];

async function act(trx: Transaction<Database>, { kind, place, value }: Action): Promise<void> {
  const ids = await trx.selectFrom('billing_item').select(['id', 'engagement_id']).orderBy('id').limit(40).execute();
  const { id = 0, engagement_id = 0 } = ids[place % ids.length] ?? {};
  const item = (set: ReturnType<typeof sql>) => sql`update billing_item set ${set} where id = ${id}`.execute(trx);
  const engagement = (set: ReturnType<typeof sql>) =>
    sql`update engagement set ${set} where id = ${engagement_id}`.execute(trx);
  const list = (...users: readonly number[]) => sql`${JSON.stringify(users)}::jsonb`;
  if (kind === 'fold') await foldCounts(trx);
  else if (kind === 'status') await item(sql`status = ${STATUSES[value]}`);
  else if (kind === 'minutes') await item(sql`worked_minutes = ${value * 60}, expense_amount = ${value}`);
  else if (kind === 'manager') await engagement(sql`manager_id = ${[DANIEL, HELENA, null][value % 3]}`);
  else if (kind === 'supplier')
    await engagement(
      sql`manager_id = ${HELENA}, supplier_name = ${['One', 'Two'][value % 2]}, currency = ${['USD', 'EUR'][value % 2]}`,
    );
  else if (kind === 'chain')
    await item(sql`chain = '[]', approvers = ${list(HELENA, APPROVER)}, waits_for = ${list(APPROVER)}`);
  else if (kind === 'step') await item(sql`waits_for = case when chain is null then null else ${list(HELENA)} end`);
  else if (kind === 'delete') await sql`delete from billing_item where id = ${id}`.execute(trx);
  else
    await sql`
      insert into billing_item select r.* from billing_item b, lateral jsonb_populate_record(null::billing_item, to_jsonb(b) ||
        jsonb_build_object('id', (select max(id) + 1 from billing_item), 'type', 'EXPENSE')) r
      where b.id = ${id}`.execute(trx);
}

/** The counts as they are read, without those that are zero. */
async function counted(trx: Transaction<Database>) {
  const { rows } = await sql`
    select scope, status, type, waits, currency, period_start, period_end, sum(items)::integer as items,
      sum(minutes)::integer as minutes, sum(amount)::float as amount
    from billing_counts group by 1, 2, 3, 4, 5, 6, 7 having sum(items) <> 0 order by 1, 2, 3, 4, 5, 6, 7`.execute(trx);
  return rows;
}

/** The same from the items themselves, one scope at a time. */
async function expected(trx: Transaction<Database>) {
  const of = (scope: string, condition: string, waits: string) => `
    select ${scope} as scope, b.status, b.type, b.status = 'Pending' and ${waits} as waits, e.currency, b.period_start, b.period_end,
      case when b.status = 'Pending' then b.worked_minutes else 0 end as minutes,
      case when b.status = 'Pending' and b.type <> 'TIME' then coalesce(b.expense_amount, b.adjustment_amount,
        coalesce(b.milestone_amount, 0) + coalesce(b.material_amount, 0) + coalesce(b.position_amount, 0)) else 0 end as amount
    from billing_item b join engagement e on e.id = b.engagement_id where ${condition}`;
  const users = (await trx.selectFrom('app_user').select('id').execute()).map(({ id }) => id);
  const scopes = [
    of(`'all'`, 'true', 'false'),
    of(`'client:' || e.client_id`, 'true', 'false'),
    of(`'supplier:' || e.client_id || ':' || e.supplier_name`, 'true', 'false'),
    ...users.map((id) =>
      of(
        `'user:' || e.client_id || ':${id}'`,
        `(e.manager_id = ${id} or b.approvers @> '[${id}]')`,
        `((b.chain is null and e.manager_id = ${id}) or (b.chain is not null and coalesce(b.waits_for @> '[${id}]', false)))`,
      ),
    ),
  ];
  const { rows } = await sql`
    select scope, status, type, coalesce(waits, false) as waits, currency, period_start, period_end, count(*)::integer as items,
      sum(minutes)::integer as minutes, sum(amount)::float as amount
    from (${sql.raw(scopes.join(' union all '))}) i group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`.execute(
    trx,
  );
  return rows;
}

const UNDONE = new Error('undone');

test('counts are those of the items, whatever is decided, reassigned, asked or deleted (docs: api#api-approvals)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 10 }), async (actions) => {
      const work = db.transaction().execute(async (trx) => {
        for (const one of actions) await act(trx, one);
        expect(await counted(trx)).toEqual(await expected(trx));
        throw UNDONE;
      });
      await work.catch((error) => {
        if (error !== UNDONE) throw error;
      });
    }),
    { numRuns: process.env.TEST_WIDE ? 60 : 8 },
  );
});

const onPostgres = options.databaseUrl ? test : test.skip;

onPostgres(
  'decisions of two managers at the same time do not wait for one another, nor for counts being added up',
  async () => {
    const other = await openDatabase({ dataDir: '', databaseUrl: options.databaseUrl, databaseDeadline: 4_000 });
    try {
      const [one, two] = await db
        .selectFrom('billing_item')
        .select('id')
        .where('status', '=', 'Pending')
        .orderBy('id')
        .limit(2)
        .execute();
      const approve = (of: typeof db, id = 0) =>
        of.updateTable('billing_item').set({ status: 'Approved' }).where('id', '=', id).execute();
      await db.transaction().execute(async (trx) => {
        await approve(trx, one?.id);
        await foldCounts(other.db);
        await approve(other.db, two?.id);
        await foldCounts(other.db);
      });
      await foldCounts(db);
      await db.transaction().execute(async (trx) => expect(await counted(trx)).toEqual(await expected(trx)));
    } finally {
      await other.db.destroy();
    }
  },
);
