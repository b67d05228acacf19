import type { Readable } from 'node:stream';
import type { Kysely, Selectable } from 'kysely';
import type {
  ControlTotal,
  PayrollBatch,
  PayrollBatchLines,
  PayrollChanges,
  PayrollCompany,
  PayrollRequest,
} from 'shared-client/schema/payroll';
import { recordEvent } from '../../audit/audit.ts';
import { fullName } from '../../billing/change-history.ts';
import { httpProblem, notFound } from '../../call/http-problem.ts';
import { instantOf } from '../../deadlines/due-at.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { adder } from './control-total.ts';
import { type NumberedLine, payrollFile, USUAL_MAPPING } from './mapping.ts';
import { type NextLine, nextLines } from './next-lines.ts';
import {
  correctedItems,
  deleteNotes,
  firstOriginals,
  type NotedItems,
  notedItems,
  sumOriginals,
  writeOriginals,
} from './payroll-items.ts';
import type { PayrollBatchTable } from './tables.ts';

const SHOWN = 50;
/** The most lines of the next batch in a response. */
export const MOST_SHOWN = 1000;
/** Rows of one statement, because a statement has a limited number of parameters. */
const ROWS = 1000;

type Period = PayrollRequest;

/** The lines that correct earlier batches: what was exported of a company, and is approved no more or differently. */
async function* corrections(db: Kysely<Database>, noted: NotedItems): AsyncGenerator<NextLine> {
  for await (const item of correctedItems(db, noted)) yield* nextLines(item);
}

/** The lines that a batch would have now, at most so many, and the total of all of them: corrections come first. */
export async function payrollChanges(
  db: Kysely<Database>,
  clientId: number,
  period: Period,
  most = MOST_SHOWN,
): Promise<PayrollChanges> {
  const lines: NextLine[] = [];
  const sum = adder();
  let changed = 0;
  for await (const line of corrections(db, await notedItems(db, clientId))) {
    sum.add(line);
    changed += 1;
    if (lines.length < most) lines.push(line);
  }
  const originals = { clientId, period };
  for (const part of await sumOriginals(db, originals)) sum.addSum(part);
  if (lines.length < most)
    for (const item of await firstOriginals(db, originals, most - lines.length)) lines.push(...nextLines(item));
  return {
    lines: lines.map(({ itemId, kind, facts }) => ({ billingItemId: itemId, kind, facts })),
    total: sum.total(),
    changed,
    open: await openTimecards(db, clientId, period),
  };
}

/** The timecards of a period that are not decided, and by when they have to be (docs: exports#payroll-open). */
async function openTimecards(db: Kysely<Database>, clientId: number, { from, until }: Period) {
  const open = await db
    .selectFrom('billing_item')
    .select((e) => [e.fn.countAll<number>().as('timecards'), e.fn.min('cutoff_at').as('cutoff')])
    .where('item_client_id', '=', clientId)
    .where('type', '=', 'TIME')
    .where('period_end', '>=', from)
    .where('period_end', '<=', until)
    .where((e) =>
      e.or([
        e('status', 'in', ['Saved', 'Pending']),
        e.and([e('status', '=', 'Rejected'), e('rejection_kind', 'is distinct from', 'REFUSED')]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { timecards: Number(open.timecards), cutoffAt: instantOf(open.cutoff) };
}

/**
 * Makes a batch. Two at the same time wait for one another at the company's row, so the second one has what the first has not; a constraint
 * guarantees that no line of an item exists twice.
 *
 * @throws HttpProblem 409 if there is nothing to export
 */
export function makeBatch(
  { db, now }: Services,
  user: SignedInUser,
  clientId: number,
  period: Period,
  key: string | undefined,
): Promise<PayrollBatch> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('client').select('id').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const batches = trx.selectFrom('payroll_batch').where('batch_client_id', '=', clientId);
    const known =
      key === undefined ? undefined : await batches.selectAll().where('request_key', '=', key).executeTakeFirst();
    if (known) return described(trx, known);
    const newest = await batches.select((e) => e.fn.max('batch_number').as('number')).executeTakeFirst();
    const mapping = await trx
      .selectFrom('payroll_mapping')
      .select('mapping')
      .where('mapping_client_id', '=', clientId)
      .executeTakeFirst();
    const batch = await trx
      .insertInto('payroll_batch')
      .values({
        batch_client_id: clientId,
        batch_number: (newest?.number ?? 0) + 1,
        batch_from: period.from,
        batch_until: period.until,
        made_at: now(),
        made_by: fullName(user),
        batch_mapping: json(mapping?.mapping ?? USUAL_MAPPING),
        request_key: key ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const sum = adder();
    const noted = await notedItems(trx, clientId);
    const written = await writeLines(trx, batch.id, corrections(trx, noted), sum);
    for (const part of await writeOriginals(trx, { clientId, period, batchId: batch.id, written })) sum.addSum(part);
    await deleteNotes(trx, noted);
    const total = sum.total();
    if (total.lines === 0)
      throw httpProblem(409, 'ERR_PAYROLL_NOTHING', 'Everything that is approved has been exported already.');
    await trx
      .updateTable('payroll_batch')
      .set({ control_total: json(total) })
      .where('id', '=', batch.id)
      .execute();
    await recordEvent(trx, now(), user.userId, 'payroll_exported', {
      clientId,
      number: batch.batch_number,
      lines: total.lines,
    });
    return described(trx, { ...batch, control_total: total });
  });
}

/** Writes the first lines of a batch, some at a time, and adds them up. Returns their number. */
async function writeLines(
  db: Kysely<Database>,
  batchId: number,
  lines: AsyncIterable<NextLine>,
  sum: ReturnType<typeof adder>,
): Promise<number> {
  let [part, written]: [NextLine[], number] = [[], 0];
  const write = async () => {
    const rows = part.map(({ itemId, kind, sequence, facts }, at) => ({
      batch_id: batchId,
      line_number: written + at + 1,
      payroll_item_id: itemId,
      sequence_number: sequence,
      line_kind: kind,
      line_facts: json(facts),
    }));
    if (rows.length > 0) await db.insertInto('payroll_line').values(rows).execute();
    [part, written] = [[], written + rows.length];
  };
  for await (const line of lines) {
    sum.add(line);
    part.push(line);
    if (part.length === ROWS) await write();
  }
  await write();
  return written;
}

/** A company, or all, with the headings of their files; null of a file that has every value. */
export async function payrollCompanies(db: Kysely<Database>, id: number | null): Promise<PayrollCompany[]> {
  const rows = await db
    .selectFrom('client as c')
    .leftJoin('payroll_mapping as m', 'm.mapping_client_id', 'c.id')
    .select(['c.id', 'c.name', 'm.mapping'])
    .$if(id !== null, (query) => query.where('c.id', '=', id))
    .orderBy('c.name')
    .execute();
  return rows.map((row) => ({
    clientId: row.id,
    name: row.name,
    columns: row.mapping?.columns.map(({ heading }) => heading) ?? null,
  }));
}

/** The newest batches of a company. */
export async function listBatches(db: Kysely<Database>, clientId: number): Promise<PayrollBatch[]> {
  const rows = await db
    .selectFrom('payroll_batch')
    .selectAll()
    .where('batch_client_id', '=', clientId)
    .orderBy('batch_number', 'desc')
    .limit(SHOWN)
    .execute();
  return Promise.all(rows.map((row) => described(db, row)));
}

type Batch = Selectable<PayrollBatchTable>;

/** @throws HttpProblem 404 */
export async function findBatch(db: Kysely<Database>, clientId: number, number: number): Promise<Batch> {
  const batch = await db
    .selectFrom('payroll_batch')
    .selectAll()
    .where('batch_client_id', '=', clientId)
    .where('batch_number', '=', number)
    .executeTakeFirst();
  if (!batch) throw notFound('There is no such batch.');
  return batch;
}

/** The lines of a batch after one of them, at most so many. */
async function readLines(
  db: Kysely<Database>,
  { id, batch_number }: Pick<Batch, 'id' | 'batch_number'>,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<NumberedLine[]> {
  const rows = await db
    .selectFrom('payroll_line')
    .selectAll()
    .where('batch_id', '=', id)
    .where('line_number', '>', after)
    .orderBy('line_number')
    .limit(size)
    .execute();
  return rows.map((row) => ({
    batchNumber: batch_number,
    lineNumber: row.line_number,
    billingItemId: row.payroll_item_id,
    kind: row.line_kind,
    facts: row.line_facts,
  }));
}

/** A batch with some of its lines. @throws HttpProblem 404 */
export async function batchWithLines(
  db: Kysely<Database>,
  { clientId, number }: { readonly clientId: number; readonly number: number },
  part: { readonly after: number; readonly size: number },
): Promise<PayrollBatchLines> {
  const batch = await findBatch(db, clientId, number);
  const lines = await readLines(db, batch, part);
  return {
    ...(await described(db, batch)),
    lines: lines.map(({ batchNumber, ...line }) => line),
    next: lines.length === part.size ? (lines.at(-1)?.lineNumber ?? null) : null,
  };
}

/** All lines of a batch, some at a time. */
async function* allLines(db: Kysely<Database>, batch: Batch, onLines?: (lines: number) => Promise<void>) {
  for (let after = 0, more = true; more; ) {
    const lines = await readLines(db, batch, { after, size: ROWS });
    yield* lines;
    await onLines?.(lines.length);
    more = lines.length === ROWS;
    after = lines.at(-1)?.lineNumber ?? after;
  }
}

/**
 * The file of a batch, by the mapping that it was made with.
 *
 * @param onLines called with the number of lines that were written since it was called before
 */
export const batchFile = (db: Kysely<Database>, batch: Batch, onLines?: (lines: number) => Promise<void>): Readable =>
  payrollFile(allLines(db, batch, onLines), batch.batch_mapping);

async function totalOf(db: Kysely<Database>, batch: Batch): Promise<ControlTotal> {
  const sum = adder();
  for await (const line of allLines(db, batch)) sum.add(line);
  return sum.total();
}

async function described(db: Kysely<Database>, batch: Batch): Promise<PayrollBatch> {
  return {
    number: batch.batch_number,
    from: batch.batch_from,
    until: batch.batch_until,
    madeAt: batch.made_at.toISOString(),
    madeBy: batch.made_by,
    total: batch.control_total ?? (await totalOf(db, batch)),
  };
}
