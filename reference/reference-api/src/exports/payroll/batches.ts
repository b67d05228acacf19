import type { Kysely, Selectable } from 'kysely';
import type { PayrollBatch, PayrollChanges, PayrollRequest } from 'shared-client/schema/payroll';
import { recordEvent } from '../../audit/audit.ts';
import { fullName } from '../../billing/change-history.ts';
import { httpProblem, notFound } from '../../call/http-problem.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { controlTotalOf } from './control-total.ts';
import { payrollFile, USUAL_MAPPING } from './mapping.ts';
import { type NextLine, nextLines } from './next-lines.ts';
import { payrollItems } from './payroll-items.ts';
import type { PayrollBatchTable } from './tables.ts';

const SHOWN = 50;
/** Rows of one statement, because a statement has a limited number of parameters. */
const ROWS = 1000;

type Period = PayrollRequest;

async function linesOf(db: Kysely<Database>, clientId: number, period: Period): Promise<NextLine[]> {
  return (await payrollItems(db, clientId, period)).flatMap(nextLines);
}

/** The lines that a batch would have now. */
export async function payrollChanges(db: Kysely<Database>, clientId: number, period: Period): Promise<PayrollChanges> {
  const lines = await linesOf(db, clientId, period);
  return {
    lines: lines.map(({ itemId, kind, facts }) => ({ billingItemId: itemId, kind, facts })),
    total: controlTotalOf(lines),
  };
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
    const lines = await linesOf(trx, clientId, period);
    if (lines.length === 0)
      throw httpProblem(409, 'ERR_PAYROLL_NOTHING', 'Everything that is approved has been exported already.');
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
        control_total: json(controlTotalOf(lines)),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const rows = lines.map(({ itemId, kind, sequence, facts }, at) => ({
      batch_id: batch.id,
      line_number: at + 1,
      payroll_item_id: itemId,
      sequence_number: sequence,
      line_kind: kind,
      line_facts: json(facts),
    }));
    for (let at = 0; at < rows.length; at += ROWS)
      await trx
        .insertInto('payroll_line')
        .values(rows.slice(at, at + ROWS))
        .execute();
    await recordEvent(trx, now(), user.userId, 'payroll_exported', {
      clientId,
      number: batch.batch_number,
      lines: lines.length,
    });
    return described(trx, batch);
  });
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

/** The file of a batch, by the mapping that it was made with. @throws HttpProblem 404 */
export async function batchFile(db: Kysely<Database>, clientId: number, number: number): Promise<string> {
  const batch = await db
    .selectFrom('payroll_batch')
    .selectAll()
    .where('batch_client_id', '=', clientId)
    .where('batch_number', '=', number)
    .executeTakeFirst();
  if (!batch) throw notFound('There is no such batch.');
  const lines = (await readLines(db, batch.id)).map((line, at) => ({
    batchNumber: batch.batch_number,
    lineNumber: at + 1,
    billingItemId: line.payroll_item_id,
    kind: line.line_kind,
    facts: line.line_facts,
  }));
  return payrollFile(lines, batch.batch_mapping);
}

const readLines = (db: Kysely<Database>, batchId: number) =>
  db.selectFrom('payroll_line').selectAll().where('batch_id', '=', batchId).orderBy('line_number').execute();

async function described(db: Kysely<Database>, batch: Selectable<PayrollBatchTable>): Promise<PayrollBatch> {
  return {
    number: batch.batch_number,
    from: batch.batch_from,
    until: batch.batch_until,
    madeAt: batch.made_at.toISOString(),
    madeBy: batch.made_by,
    total:
      batch.control_total ??
      controlTotalOf((await readLines(db, batch.id)).map(({ line_facts }) => ({ facts: line_facts }))),
  };
}
