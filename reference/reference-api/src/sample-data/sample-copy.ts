import { sql, type Transaction } from 'kysely';
import { dateIn } from '../billing/calendar.ts';
import type { Database } from '../storage/database.ts';

/** The schema of the copy, with one table for each table that has sample data. */
const SCHEMA = 'sample_copy';

/** A list's row has an `edition`, which changes with every change of its values, so only lists are compared, not values. */
const LISTS = 'reference_list';
const VALUES = 'reference_value';

/** Sequences of rows that stay: the edition of lists, and the tables that triggers of billing items keep. */
const KEPT_SEQUENCES = [
  ...['reference_list_edition', 'billing_count_change_id_seq', 'usual_stale_id_seq', 'payroll_change_id_seq'],
];

interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly rows: number;
  /** The transaction that wrote all of them. */
  readonly writer: string | null;
}

/** The contents of the tables directly after a restore. */
export interface SampleCopy {
  readonly madeAt: Date;
  /** In insertion order: a table comes after those that it refers to. */
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly { readonly name: string; readonly last: number; readonly called: boolean }[];
}

/** Copies tables that were just restored, so that later changes can be reverted row by row. */
export async function copySamples(
  trx: Transaction<Database>,
  names: readonly string[],
  now: Date,
): Promise<SampleCopy> {
  const described = await describeTables(trx, names);
  const counts = await countRows(trx, described);
  const tables = described.map((table) => ({ ...table, ...(counts.get(table.name) as Counted) }));
  const copies = tables
    .filter(({ rows }) => rows > 0)
    .map(({ name }) => `create table ${SCHEMA}.${id(name)} as select * from ${id(name)};`);
  await doAll(trx, [`drop schema if exists ${SCHEMA} cascade;`, `create schema ${SCHEMA};`, ...copies]);
  const { rows: sequences } = await sql<SampleCopy['sequences'][number]>`
    select s.sequencename as name, coalesce(s.last_value, s.start_value) as last, s.last_value is not null as called
    from pg_sequences s
    where s.schemaname = current_schema() and s.sequencename not in (${sql.join(KEPT_SEQUENCES)})`.execute(trx);
  return { madeAt: now, tables, sequences };
}

/**
 * Restores every table to its copied state: new rows are deleted, changed or deleted rows are written, all other rows stay. @returns false
 * if that is not possible: the samples of another day differ, and values of reference lists are not copied
 */
export async function restoreCopy(trx: Transaction<Database>, copy: SampleCopy, now: Date): Promise<boolean> {
  if (!isOfToday(copy, now)) return false;
  await sql`lock table ${sql.join(copy.tables.map(({ name }) => sql.id(name)))} in exclusive mode`.execute(trx);
  const counts = await countRows(trx, copy.tables);
  const touched = copy.tables.filter((table) => {
    const counted = counts.get(table.name);
    return counted?.rows !== table.rows || (counted.rows > 0 && (counted.isMixed || counted.writer !== table.writer));
  });
  if (touched.some(({ name }) => name === LISTS)) return false;
  await doAll(trx, [
    ...touched.toReversed().map(deletion),
    ...touched.filter(({ rows }) => rows > 0).map(correction),
    `perform ${copy.sequences.map(({ name, last, called }) => `setval('${name}', ${last}, ${called})`).join(', ')};`,
  ]);
  return true;
}

/** Runs the statements in one round trip. */
async function doAll(trx: Transaction<Database>, statements: readonly string[]): Promise<void> {
  await sql.raw(`do $$ begin ${statements.join('\n')} end $$`).execute(trx);
}

const isOfToday = ({ madeAt }: SampleCopy, now: Date): boolean =>
  now >= madeAt && ['UTC', 'America/Los_Angeles'].every((zone) => dateIn(zone, now) === dateIn(zone, madeAt));

const id = (name: string): string => `"${name}"`;

/** Children are deleted before their parents. */
const deletion = ({ name, key, rows }: CopiedTable): string =>
  rows === 0
    ? `delete from ${id(name)};`
    : `delete from ${id(name)} as t where not exists (select from ${SCHEMA}.${id(name)} as s where ${same(key)});`;

/** Parents are written before their children. Only rows that another transaction has written since are compared. */
const correction = ({ name, columns, key, writer }: CopiedTable): string => `
  insert into ${id(name)}
  select s.* from ${SCHEMA}.${id(name)} as s left join ${id(name)} as t on ${same(key)}
  where t.xmin is null or t.xmin::text <> '${writer}' and s::text <> t::text
  on conflict (${key.map(id).join(', ')}) do update
  set ${columns.map((column) => `${id(column)} = excluded.${id(column)}`).join(', ')};`;

const same = (key: readonly string[]): string => key.map((column) => `s.${id(column)} = t.${id(column)}`).join(' and ');

interface Counted {
  readonly rows: number;
  readonly writer: string | null;
  /** Several transactions have written its rows. */
  readonly isMixed: boolean;
}

/** The number of rows of each table, and the transactions that wrote them. */
async function countRows(
  trx: Transaction<Database>,
  tables: readonly { readonly name: string }[],
): Promise<ReadonlyMap<string, Counted>> {
  const counts = tables.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, count(*)::integer as rows, max(xmin::text::bigint)::text as writer,
        coalesce(min(xmin::text::bigint) <> max(xmin::text::bigint), false) as "isMixed"
      from ${sql.id(name)}`,
  );
  const { rows } = await sql<Counted & { name: string }>`${sql.join(counts, sql` union all `)}`.execute(trx);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Columns, primary key and order of tables. */
async function describeTables(
  trx: Transaction<Database>,
  names: readonly string[],
): Promise<Pick<CopiedTable, 'name' | 'columns' | 'key'>[]> {
  const { rows } = await sql<{ name: string; columns: string[]; key: string[]; parents: string[] }>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(a.attname) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select coalesce(json_agg(p.relname), '[]') from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname in (${sql.join(names)})
      and c.relname <> ${VALUES}
    order by 1`.execute(trx);
  const ordered: typeof rows = [];
  const isPlaced = (name: string) => ordered.some((row) => row.name === name) || !rows.some((row) => row.name === name);
  while (ordered.length < rows.length) {
    const next = rows.find((row) => !isPlaced(row.name) && row.parents.every(isPlaced));
    if (!next) throw new Error('Tables refer to one another in a circle.');
    ordered.push(next);
  }
  return ordered;
}
