import { type Kysely, sql } from 'kysely';
import { readMigrations } from './migrate.ts';
import { openDatabase } from './open.ts';

type Columns = ReadonlyMap<string, string>;

/** Each column with what a statement of an earlier release relies on: its type, and whether an insert may leave it out. */
async function columnsOf(db: Kysely<never>): Promise<Columns> {
  const { rows } = await sql<{ name: string; relied_on: string }>`
    select c.relname || '.' || a.attname as name,
      format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull and d.oid is null and a.attidentity = '' and not exists (
          -- A trigger for each row before an insert can fill the column.
          select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgtype & 7 = 7
        ) then ' required' else '' end as relied_on
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.name, row.relied_on]));
}

/** The changes that a release without the migration would notice. */
function noticed(before: Columns, after: Columns): string[] {
  const tableOf = (column: string) => column.split('.')[0];
  const tables = new Set([...before.keys()].map(tableOf));
  const stays = ([name, reliedOn]: readonly [string, string]) =>
    [reliedOn, reliedOn.replace(' required', '')].includes(after.get(name) ?? '');
  const lost = [...before].filter((column) => !stays(column)).map(([name]) => name);
  const added = [...after].filter(
    ([name, reliedOn]) => !before.has(name) && tables.has(tableOf(name)) && reliedOn.endsWith(' required'),
  );
  return [...lost, ...added.map(([name]) => `${name} is required`)];
}

// Slow: it makes a database.
test('every migration says how it affects earlier releases, and additions leave everything that these use', async () => {
  const { db } = await openDatabase({ dataDir: 'memory' });
  const schema = db as unknown as Kysely<never>;
  try {
    const found: Record<string, readonly string[]> = {};
    let before = await columnsOf(schema);
    for (const { name, effect, up } of await readMigrations()) {
      await up(schema);
      const after = await columnsOf(schema);
      if (effect === undefined) found[name] = ['no effect'];
      else if (effect === 'addition' && noticed(before, after).length > 0) found[name] = noticed(before, after);
      before = after;
    }
    expect(found).toEqual({});
    await sql`alter table session add column seen boolean not null, drop column device_id`.execute(schema);
    expect(noticed(before, await columnsOf(schema))).toEqual(['session.device_id', 'session.seen is required']);
  } finally {
    await db.destroy();
  }
});
