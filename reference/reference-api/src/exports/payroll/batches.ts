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
import { fullName } from '../../billing/change-history.ts';
import { httpProblem, notFound } from '../../call/http-problem.ts';
import { instantOf } from '../../deadlines/due-at.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { adder } from './control-total.ts';
import { corrections, MOST_FAILURES, makePart } from './make-batches.ts';
import { type NumberedLine, payrollFile, USUAL_MAPPING } from './mapping.ts';
import { type NextLine, nextLines } from './next-lines.ts';
import { countNoted, firstOriginals, notedItems, sumLines, sumOriginals } from './payroll-items.ts';
import type { PayrollBatchTable } from './tables.ts';

const SHOWN = 50;
/** The most lines of the next batch in a response. */
export const MOST_SHOWN = 1000;
/** Lines that are read at once. */
const ROWS = 1000;

type Period = PayrollRequest;

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

/** The most lines of a batch that is made in its request (docs: exports#payroll-large). */
const DIRECT_LINES = 5000;

/**
 * Makes a batch, or notes that a large one is to be made; one that the server has stopped goes on instead. Two at the same time wait for one another
 * at the company's row, so the second one has what the first has not; a constraint guarantees that no line of an item exists twice.
 *
 * @throws HttpProblem 409 if there is nothing to export, or another one of the company is being made
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
    const known =
      key === undefined ? undefined : await batchesOf(trx, clientId).where('request_key', '=', key).executeTakeFirst();
    if (known && !isStopped(known)) return described(trx, known);
    const making = await batchesOf(trx, clientId).where('expected_lines', 'is not', null).executeTakeFirst();
    if (making && !isStopped(making)) throw notReady();
    if (making) return described(trx, await goOn(trx, making));
    const expected = await mostLines(trx, clientId, period);
    if (expected === 0) throw nothingToExport();
    const id = await insertBatch(trx, user, { clientId, period, key, madeAt: now() });
    await trx
      .insertInto('payroll_making')
      .values({ making_batch_id: id, asked_by: user.userId, expected_lines: expected })
      .execute();
    if (expected <= DIRECT_LINES) while ((await makePart(trx, id, { at: now() })) === 'part');
    const batch = await batchesOf(trx, clientId).where('id', '=', id).executeTakeFirst();
    if (!batch) throw nothingToExport();
    return described(trx, batch);
  });
}

const nothingToExport = () =>
  httpProblem(409, 'ERR_PAYROLL_NOTHING', 'Everything that is approved has been exported already.');
const notReady = () => httpProblem(409, 'ERR_EXPORT_NOT_READY', 'This file is still being written.');

const isStopped = ({ failures }: Batch): boolean => (failures ?? 0) >= MOST_FAILURES;

async function goOn(trx: Kysely<Database>, batch: Batch): Promise<Batch> {
  await trx.updateTable('payroll_making').set({ failures: 0 }).where('making_batch_id', '=', batch.id).execute();
  return { ...batch, failures: 0 };
}

async function insertBatch(
  trx: Kysely<Database>,
  user: SignedInUser,
  { clientId, period, key, madeAt }: { clientId: number; period: Period; key: string | undefined; madeAt: Date },
): Promise<number> {
  const newest = await trx
    .selectFrom('payroll_batch')
    .select((e) => e.fn.max('batch_number').as('number'))
    .where('batch_client_id', '=', clientId)
    .executeTakeFirst();
  const mapping = await trx
    .selectFrom('payroll_mapping')
    .select('mapping')
    .where('mapping_client_id', '=', clientId)
    .executeTakeFirst();
  const { id } = await trx
    .insertInto('payroll_batch')
    .values({
      batch_client_id: clientId,
      batch_number: (newest?.number ?? 0) + 1,
      batch_from: period.from,
      batch_until: period.until,
      made_at: madeAt,
      made_by: fullName(user),
      batch_mapping: json(mapping?.mapping ?? USUAL_MAPPING),
      request_key: key ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The batches of a company, with what one that is being made has. */
const batchesOf = (db: Kysely<Database>, clientId: number) =>
  db
    .selectFrom('payroll_batch')
    .leftJoin('payroll_making', 'making_batch_id', 'id')
    .selectAll('payroll_batch')
    .select(['expected_lines', 'written_lines', 'failures'])
    .where('batch_client_id', '=', clientId);

/** The lines that a batch of a period has at most. */
async function mostLines(db: Kysely<Database>, clientId: number, period: Period): Promise<number> {
  const originals = await sumOriginals(db, { clientId, period });
  return originals.reduce((sum, { lines }) => sum + lines, 2 * (await countNoted(db, clientId)));
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
  const rows = await batchesOf(db, clientId).orderBy('batch_number', 'desc').limit(SHOWN).execute();
  return Promise.all(rows.map((row) => described(db, row)));
}

type Batch = Selectable<PayrollBatchTable> & {
  readonly expected_lines: number | null;
  readonly written_lines: number | null;
  readonly failures: number | null;
};

/** A batch that is made. @throws HttpProblem 404, and 409 while it is being made */
export async function findBatch(db: Kysely<Database>, clientId: number, number: number): Promise<Batch> {
  const batch = await batchesOf(db, clientId).where('batch_number', '=', number).executeTakeFirst();
  if (!batch) throw notFound('There is no such batch.');
  if (batch.expected_lines !== null) throw notReady();
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

async function totalOf(db: Kysely<Database>, { id }: Batch): Promise<ControlTotal> {
  const sum = adder();
  for (const part of await sumLines(db, id)) sum.addSum(part);
  return sum.total();
}

async function described(db: Kysely<Database>, batch: Batch): Promise<PayrollBatch> {
  const { expected_lines: expected, written_lines, control_total } = batch;
  const isMaking = expected !== null;
  return {
    number: batch.batch_number,
    from: batch.batch_from,
    until: batch.batch_until,
    madeAt: batch.made_at.toISOString(),
    madeBy: batch.made_by,
    total: control_total ?? (isMaking ? adder().total() : await totalOf(db, batch)),
    making: isMaking ? { expected, written: written_lines ?? 0, stopped: isStopped(batch) } : null,
  };
}
