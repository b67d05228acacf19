import { type Kysely, sql } from 'kysely';
import { temporaryDatabase } from '../testing/temporary-database.ts';
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

/** The tables that each table is joined with: those that it refers to, and those that refer to it. */
async function joinedTables(db: Kysely<never>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ one: string; other: string }>`
    select distinct conrelid::regclass::text as one, confrelid::regclass::text as other
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const joined = new Map<string, Set<string>>();
  for (const { one, other } of rows) {
    joined.set(one, (joined.get(one) ?? new Set()).add(other));
    joined.set(other, (joined.get(other) ?? new Set()).add(one));
  }
  return joined;
}

/** The newest migration of release 1.1.0. Earlier ones came together with the statements that they needed. */
const RELEASED = '224-decided-since';

/** New columns with the name of one in a joined table, which no statement of release 1.1.0 reads without its table. */
const ALWAYS_WITH_TABLE = [
  'app_user.seen_at',
  'billing_item.currency',
  'billing_item.decided_at',
  'billing_item.manager_id',
];

/** New columns of earlier tables that have a namesake in a joined one: statements that read that one without its table become ambiguous. */
function namesakes(before: Columns, after: Columns, joined: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...after.keys()].filter((name) => {
    const [table = '', column] = name.split('.');
    if (before.has(name) || ALWAYS_WITH_TABLE.includes(name)) return false;
    return [...(joined.get(table) ?? [])].some((other) => before.has(`${other}.${column}`));
  });
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
  const database = await temporaryDatabase(process.env.TEST_DATABASE_URL);
  const { db } = await openDatabase({ dataDir: 'memory', databaseUrl: database?.url });
  const schema = db as unknown as Kysely<never>;
  try {
    const found: Record<string, readonly string[]> = {};
    const migrations = await readMigrations();
    const released = migrations.filter(({ name }) => name <= RELEASED);
    for (const { up } of released) await up(schema);
    let before = await columnsOf(schema);
    for (const { name, effect, up } of migrations.slice(released.length)) {
      const joined = await joinedTables(schema);
      await up(schema);
      const after = await columnsOf(schema);
      const changes = [...noticed(before, after), ...namesakes(before, after, joined)];
      if (effect === 'addition' && changes.length > 0) found[name] = changes;
      before = after;
    }
    expect(found).toEqual({});
    expect(migrations.filter(({ effect }) => effect === undefined)).toEqual([]);
    await sql`alter table session add column seen boolean not null, drop column device_id`.execute(schema);
    expect(noticed(before, await columnsOf(schema))).toEqual(['session.device_id', 'session.seen is required']);
    const joined = await joinedTables(schema);
    await sql`alter table billing_item add column supplier_name text`.execute(schema);
    expect(namesakes(before, await columnsOf(schema), joined)).toEqual(['billing_item.supplier_name']);
  } finally {
    await db.destroy();
    await database?.drop();
  }
});
