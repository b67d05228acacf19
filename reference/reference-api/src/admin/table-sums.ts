import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';

/** The rows of a table, and a sum of their hashes, which does not depend on their order. */
const tableSum = v.strictObject({ rows: v.number(), sum: v.string() });

/** By table, with its schema. */
export type TableSums = Readonly<Record<string, v.InferOutput<typeof tableSum>>>;

const tableSumsSchema = v.record(v.string(), tableSum);

/** Settings that change how a value is written as text. */
const SAME_TEXT = {
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
};

/** Counts and sums up every table, all at one moment. `meanwhile` works with the snapshot of that moment (`pg_dump --snapshot`). */
export async function tableSums(
  db: Kysely<Database>,
  meanwhile?: (snapshot: string) => Promise<void>,
): Promise<TableSums> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      for (const [name, value] of Object.entries(SAME_TEXT))
        await sql`select set_config(${name}, ${value}, true)`.execute(trx);
      const tables = await sql<{ schema: string; name: string }>`
        select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1, 2`.execute(trx);
      const sums: Record<string, v.InferOutput<typeof tableSum>> = {};
      for (const { schema, name } of tables.rows) {
        const { rows } = await sql<{ rows: number; sum: string }>`
          select count(*)::int as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum
          from ${sql.table(`${schema}.${name}`)} t`.execute(trx);
        if (rows[0]) sums[`${schema}.${name}`] = rows[0];
      }
      if (meanwhile) {
        const exported = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
        await meanwhile(exported.rows[0]?.snapshot ?? '');
      }
      return sums;
    });
}

/** One sentence for each table that differs from what was backed up. */
export function differencesOf(backedUp: TableSums, restored: TableSums): string[] {
  const tables = [...new Set([...Object.keys(backedUp), ...Object.keys(restored)])].sort();
  return tables.flatMap((table) => {
    const [before, after] = [backedUp[table], restored[table]];
    if (!after) return [`${table} is missing.`];
    if (!before) return [`${table} was not there.`];
    if (before.rows !== after.rows) return [`${table} has ${after.rows} rows; there were ${before.rows}.`];
    return before.sum === after.sum ? [] : [`${table} has other values in its ${after.rows} rows.`];
  });
}

/** Compares a database with the sums that were written with its backup. @throws OperatorError if a table differs */
export async function verifyBackup(db: Kysely<Database>, text: string): Promise<string> {
  const backedUp = readSums(text);
  const restored = await tableSums(db);
  const differences = differencesOf(backedUp, restored);
  if (differences.length > 0)
    throw new OperatorError(`This database is not what was backed up.\n${differences.join('\n')}`);
  const rows = Object.values(restored).reduce((sum, table) => sum + table.rows, 0);
  return `The same as backed up: ${Object.keys(restored).length} tables, ${rows} rows.`;
}

function readSums(text: string): TableSums {
  try {
    const sums = v.parse(tableSumsSchema, JSON.parse(text));
    if (Object.keys(sums).length > 0) return sums;
  } catch {
    // Said below.
  }
  throw new OperatorError('The file of sums is empty or damaged. "back-up" and "table-sums" write one.');
}
