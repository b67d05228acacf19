import { sql } from 'kysely';
import { startApi } from '../testing/start-api.ts';

const statements: string[] = [];
const server = await startApi({}, { onStatement: (text) => statements.push(text) });
afterAll(() => server.close());
const { db } = server.api.services;

const PATIENCE = 60_000;

/** Restores the sample data; `written` says whether all of them were written again. */
async function reset(): Promise<{ written: boolean }> {
  const before = statements.length;
  expect((await server.client().post('/dev/reset')).status).toBe(200);
  return { written: statements.slice(before).some((text) => text.startsWith('truncate')) };
}

/** Tables that triggers keep beside billing items; their rows may differ if they add up to the same. */
const KEPT = ['billing_count', 'billing_count_change', 'usual_stale', 'payroll_change'];

/** Every row of every table, the value of every sequence, and the counts of billing items. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
      and tablename not in (${sql.join(['schema_migration', 'schema_release', 'sample_mark', ...KEPT])}) order by 1`.execute(
    db,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    // The usual values of items that wait are computed behind the write.
    const usual = ['usual_minutes', 'usual_amount', 'usual_week'];
    const found = await sql<{ row: string }>`
      select (to_jsonb(t) - ${usual}::text[])::text as row from ${sql.table(name)} as t order by 1`.execute(db);
    rows[name] = name === 'reference_value' ? found.rows.length : found.rows;
  }
  const sequences = await sql`
    select sequencename, last_value from pg_sequences
    where sequencename not in (${sql.join(['reference_list_edition', ...KEPT.map((name) => `${name}_id_seq`)])}) order by 1`.execute(
    db,
  );
  const counts = await sql`
    select scope, status, type, waits, currency, period_end, sum(items) as items, sum(minutes) as minutes, sum(amount)::float as amount
    from billing_counts group by 1, 2, 3, 4, 5, 6 having sum(items) <> 0 order by 1, 2, 3, 4, 5, 6`.execute(db);
  return { ...rows, sequences: sequences.rows, counts: counts.rows };
}

const changes = [
  sql`delete from billing_item where id = (select min(id) from billing_item where status = 'Pending')`,
  sql`update billing_item set version = version + 1, cost_allocations = '[]' where id % 3 = 0`,
  sql`update billing_item_detail set content = content || '{"readOnly": true}' where id % 5 = 0`,
  sql`update app_user set language = 'de', password_hash = 'x' where id in (1001, 1005)`,
  sql`insert into session (user_id, token_hash, xsrf_token, device_id, created_at, expires_at)
    select id, user_name, '', '', now(), now() from app_user`,
  sql`insert into billing_item_change (billing_item_id, status, changed_by, changed_at)
    select id, 'Saved', 'x', now() from billing_item`,
  sql`delete from recovery_registration`,
  sql`select nextval('billing_part_id') from generate_series(1, 50)`,
];

test(
  'only what changed since is written, and everything is what it was',
  async () => {
    expect(await reset()).toEqual({ written: true });
    const pristine = await everything();
    for (let round = 0; round < 2; round++) {
      for (const change of changes) await change.execute(db);
      expect(await everything()).not.toEqual(pristine);
      expect(await reset()).toEqual({ written: false });
      expect(await everything()).toEqual(pristine);
    }
  },
  PATIENCE,
);

test(
  'rows that cannot come back one by one come back together',
  async () => {
    const name = async (id: number) =>
      (await db.selectFrom('app_user').select('user_name').where('id', '=', id).executeTakeFirst())?.user_name;
    await sql`update app_user set user_name = 'x' where id = 1001`.execute(db);
    await sql`update app_user set user_name = 'worker' where id = 1002`.execute(db);
    expect(await reset()).toEqual({ written: true });
    expect([await name(1001), await name(1002)]).toEqual(['worker', 'manager']);
  },
  PATIENCE,
);

test(
  'a changed value of a reference list, and another day, write them all',
  async () => {
    await sql`delete from reference_value where path <> '{}'`.execute(db);
    expect(await reset()).toEqual({ written: true });
    expect(await reset()).toEqual({ written: false });
    server.advance(86_400_000);
    expect(await reset()).toEqual({ written: true });
  },
  PATIENCE,
);
