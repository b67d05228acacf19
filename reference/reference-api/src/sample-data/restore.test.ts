import { sql } from 'kysely';
import { startApi } from '../testing/start-api.ts';

/** Milliseconds, because writing fifty thousand rows takes a while on a busy machine. */
const PATIENCE = 60_000;

const server = await startApi();
afterAll(() => server.close());
const { db } = server.api.services;

const reset = () => server.client().post('/dev/reset');
const centre = (id: number) => db.selectFrom('reference_value').select('value').where('id', '=', id).executeTakeFirst();
const writtenBy = async (id: number) =>
  (await sql<{ xmin: string }>`select xmin::text from reference_value where id = ${id}`.execute(db)).rows[0]?.xmin;
const valuesOfEachList = async () =>
  (
    await db
      .selectFrom('reference_value')
      .select((e) => ['list_id', e.fn.countAll<number>().as('count'), e.fn.min('id').as('first')])
      .groupBy('list_id')
      .orderBy('list_id')
      .execute()
  ).map((row) => ({ ...row, count: Number(row.count) }));

test(
  'a reset leaves the fifty thousand cost centres alone when nobody changed one',
  async () => {
    const before = await valuesOfEachList();
    const written = await writtenBy(1_000_000);
    expect((await reset()).status).toBe(200);
    expect(await writtenBy(1_000_000)).toBe(written);
    expect(await valuesOfEachList()).toEqual(before);
  },
  PATIENCE,
);

test.each([
  ['changed', sql`update reference_value set value = 'Changed' where id = 1000006`],
  ['removed', sql`delete from reference_value where id = 1000006`],
  [
    'added',
    sql`insert into reference_value (list_id, value, search_key) select list_id, 'New', 'new'
    from reference_value where id = 1000006`,
  ],
])(
  'it restores them when one was %s',
  async (_what, change) => {
    const before = await valuesOfEachList();
    await change.execute(db);
    await reset();
    expect((await centre(1_000_006))?.value).toBe('CC-00007 Harbor Safety');
    expect(await valuesOfEachList()).toEqual(before);
  },
  PATIENCE,
);

test(
  'it restores every other value too',
  async () => {
    const before = await valuesOfEachList();
    await sql`delete from reference_value where path <> '{}'`.execute(db);
    await reset();
    expect(await valuesOfEachList()).toEqual(before);
  },
  PATIENCE,
);
