import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { recordEvent } from '../../audit/audit.ts';
import { notify } from '../../notifications/keep.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { faultOf } from '../../storage/outage.ts';
import { adder } from './control-total.ts';
import { type NextLine, nextLines } from './next-lines.ts';
import {
  AT_ONCE,
  correctedItems,
  deleteNotes,
  idsOfOriginals,
  type NotedItems,
  notedItems,
  sumLines,
  writeOriginals,
} from './payroll-items.ts';

/** Lines of one statement, because a statement has a limited number of parameters. */
const ROWS = 1000;
/** A pause between two parts, so that other requests get their turn, also on the embedded database. */
const PAUSE_MS = 10;

/** The tries of a part before the server stops until somebody asks for the batch again (docs: exports#payroll-stopped). */
export const MOST_FAILURES = 5;

/**
 * Makes the large batches that people have asked for (docs: exports#payroll-large), part by part, until none is left or the server closes. Each
 * part is a transaction, so a killed process leaves nothing half done. Several processes share the batches: each locks the one of its part.
 *
 * @param size the lines of a part
 * @throws what a part throws. The batch comes after those that have failed less often, and is stopped after some tries, except in an outage
 */
export async function makeBatches(
  { db, now, lifecycle }: Pick<Services, 'db' | 'now' | 'lifecycle'>,
  size = AT_ONCE,
): Promise<void> {
  const left: Left = new Map();
  let taken: Asked | undefined;
  const makeNext = () => {
    taken = undefined;
    return db.transaction().execute(async (trx) => {
      taken = await nextAsked(trx);
      if (!taken) return false;
      const at = now();
      if ((await makePart(trx, taken.batchId, { at, size, left })) === 'made')
        await tell(trx, taken, 'payroll-ready', at);
      return true;
    });
  };
  try {
    while (!lifecycle.isDraining && (await makeNext())) await setTimeout(PAUSE_MS);
  } catch (error) {
    const fault = faultOf(error);
    if (taken && fault !== 'lost' && fault !== 'broken') await countFailure(db, taken, now());
    throw error;
  }
}

/** A batch that somebody has asked for. */
interface Asked {
  readonly batchId: number;
  readonly askedBy: number;
  readonly clientId: number;
  readonly number: number;
  readonly company: string;
}

/** The next batch of which a part is to be written, locked. */
const nextAsked = (trx: Kysely<Database>): Promise<Asked | undefined> =>
  trx
    .selectFrom('payroll_making')
    .innerJoin('payroll_batch', 'payroll_batch.id', 'making_batch_id')
    .innerJoin('client', 'client.id', 'batch_client_id')
    .select(['making_batch_id as batchId', 'asked_by as askedBy', 'batch_client_id as clientId'])
    .select(['batch_number as number', 'client.name as company'])
    .where('failures', '<', MOST_FAILURES)
    .orderBy('failures')
    .orderBy('making_batch_id')
    .limit(1)
    .forUpdate('payroll_making')
    .skipLocked()
    .executeTakeFirst();

/** Counts a try that has failed, and tells who asked for the batch that it was the last one. */
const countFailure = (db: Kysely<Database>, asked: Asked, at: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { failures } = await trx
      .updateTable('payroll_making')
      .set((e) => ({ failures: e('failures', '+', 1) }))
      .where('making_batch_id', '=', asked.batchId)
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (failures === MOST_FAILURES) await tell(trx, asked, 'payroll-stopped', at);
  });

const tell = (
  trx: Kysely<Database>,
  { askedBy: readerId, clientId, number, company }: Asked,
  kind: 'payroll-ready' | 'payroll-stopped',
  at: Date,
): Promise<void> => notify(trx, [{ readerId, kind, values: { clientId, number, company }, at }]);

/** The items whose lines a batch is still to have, by batch: they are looked for once, and again at the end, for what was approved meanwhile. */
type Left = Map<number, readonly number[]>;

/** Writes the next lines of a batch that is being made: corrections first. Without any left it is made, or deleted if it has nothing. */
export async function makePart(
  trx: Kysely<Database>,
  batchId: number,
  { at, left = new Map(), size = AT_ONCE }: { readonly at: Date; readonly left?: Left; readonly size?: number },
): Promise<'part' | 'made' | 'nothing'> {
  const { written_lines: before, ...batch } = await trx
    .selectFrom('payroll_making')
    .innerJoin('payroll_batch', 'id', 'making_batch_id')
    .select(['written_lines', 'batch_client_id as clientId', 'batch_from as from', 'batch_until as until'])
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow();
  const { clientId, from, until } = batch;
  let more: number;
  if (before === null) more = await writeCorrections(trx, batchId, clientId);
  else {
    const known = left.get(batchId) ?? [];
    const itemIds = known.length > 0 ? known : await idsOfOriginals(trx, { clientId, period: { from, until } });
    if (itemIds.length === 0) return endBatch(trx, batchId, at);
    left.set(batchId, itemIds.slice(size));
    more = await writeOriginals(trx, { batchId, written: before, itemIds: itemIds.slice(0, size) });
  }
  await trx
    .updateTable('payroll_making')
    .set({ written_lines: (before ?? 0) + more, failures: 0 })
    .where('making_batch_id', '=', batchId)
    .execute();
  return 'part';
}

async function endBatch(trx: Kysely<Database>, batchId: number, at: Date): Promise<'made' | 'nothing'> {
  const sum = adder();
  for (const part of await sumLines(trx, batchId)) sum.addSum(part);
  const total = sum.total();
  const { asked_by } = await trx
    .deleteFrom('payroll_making')
    .where('making_batch_id', '=', batchId)
    .returning('asked_by')
    .executeTakeFirstOrThrow();
  if (total.lines === 0) {
    await trx.deleteFrom('payroll_batch').where('id', '=', batchId).execute();
    return 'nothing';
  }
  const { batch_client_id: clientId, batch_number: number } = await trx
    .updateTable('payroll_batch')
    .set({ control_total: json(total) })
    .where('id', '=', batchId)
    .returning(['batch_client_id', 'batch_number'])
    .executeTakeFirstOrThrow();
  await recordEvent(trx, at, asked_by, 'payroll_exported', { clientId, number, lines: total.lines });
  return 'made';
}

/** The lines that correct earlier batches: what was exported of a company, and is approved no more or differently. */
export async function* corrections(db: Kysely<Database>, noted: NotedItems): AsyncGenerator<NextLine> {
  for await (const item of correctedItems(db, noted)) yield* nextLines(item);
}

/** Writes the first lines of a batch. Returns their number. */
async function writeCorrections(db: Kysely<Database>, batchId: number, clientId: number): Promise<number> {
  const noted = await notedItems(db, clientId);
  let [part, written]: [NextLine[], number] = [[], 0];
  const write = async () => {
    const rows = part.map(({ itemId, kind, sequence, facts }, place) => ({
      batch_id: batchId,
      line_number: written + place + 1,
      payroll_item_id: itemId,
      sequence_number: sequence,
      line_kind: kind,
      line_facts: json(facts),
    }));
    if (rows.length > 0) await db.insertInto('payroll_line').values(rows).execute();
    [part, written] = [[], written + rows.length];
  };
  for await (const line of corrections(db, noted)) {
    part.push(line);
    if (part.length === ROWS) await write();
  }
  await write();
  await deleteNotes(db, noted);
  return written;
}
