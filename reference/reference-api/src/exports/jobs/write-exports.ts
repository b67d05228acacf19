import type { PgBoss } from 'pg-boss';
import type { Services } from '../../services.ts';
import { FETCHED_WITHIN, type ListExport } from './ask.ts';
import { writeList } from './fetch.ts';
import { readOwner } from './owner.ts';
import { EXPORTS } from './queue.ts';
import { rightsOf } from './rights.ts';

/** The bytes of a piece, which a reader of the file holds in memory at a time. */
const PART = 256 * 1024;
const LOOK_SECONDS = 2;

const workers = new WeakMap<PgBoss, string>();

/** Lets this process look for a file to write at once. Another process looks within two seconds. */
export function wakeExports(boss: PgBoss): void {
  const worker = workers.get(boss);
  if (worker !== undefined) boss.notifyWorker(worker);
}

/**
 * Writes the large files that people have asked for, one at a time in each process. A process that ends leaves its file to the next one,
 * which begins it anew: pieces carry the number of their try.
 *
 * @returns a function that waits for the file that is being written
 */
export async function startExports(services: Services): Promise<() => Promise<void>> {
  const { boss } = services.queue;
  let writing: Promise<void> = Promise.resolve();
  const worker = await boss.work<{ exportId: number }>(
    EXPORTS.name,
    { pollingIntervalSeconds: LOOK_SECONDS },
    async ([job]) => {
      if (!job) return;
      const done = writeExport(services, job.data.exportId);
      writing = done.catch(() => {});
      await done;
    },
  );
  workers.set(boss, worker);
  return async () => {
    await boss.offWork(EXPORTS.name, { id: worker, wait: false });
    await writing;
  };
}

/** Writes one file. @throws if it has to be tried again */
export async function writeExport(services: Services, exportId: number): Promise<void> {
  const { db, now, log } = services;
  const row = await db
    .updateTable('list_export')
    .set((e) => ({ attempt: e('attempt', '+', 1), rows_done: 0 }))
    .where('id', '=', exportId)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  await db.deleteFrom('list_export_part').where('export_id', '=', exportId).execute();
  const owner = await readOwner(db, row.owner_id, now());
  if (!owner || rightsOf(owner) !== row.rights) return end(services, row, 'failed');
  try {
    await writeParts(services, row, owner);
  } catch (error) {
    if (error instanceof Draining) throw error;
    log.error({ err: error, exportId }, 'a file could not be written');
    return end(services, row, 'failed');
  }
  return end(services, row, 'ready');
}

class Draining extends Error {}

async function writeParts(services: Services, row: ListExport, owner: Parameters<typeof writeList>[1]): Promise<void> {
  const { db, lifecycle } = services;
  const content = await writeList(services, owner, row, async (rows) => {
    if (lifecycle.isDraining) throw new Draining('The process ends; another one writes the file.');
    await db
      .updateTable('list_export')
      .set((e) => ({ rows_done: e('rows_done', '+', rows) }))
      .where('id', '=', row.id)
      .where('attempt', '=', row.attempt)
      .execute();
  });
  let [pieces, length, number] = [[] as Uint8Array[], 0, 0];
  const store = async () => {
    const part = Buffer.concat(pieces);
    await db
      .insertInto('list_export_part')
      .values({ export_id: row.id, written_by: row.attempt, part_number: number, part })
      .execute();
    [pieces, length, number] = [[], 0, number + 1];
  };
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : (piece as Uint8Array);
    pieces.push(bytes);
    length += bytes.length;
    if (length >= PART) await store();
  }
  if (length > 0) await store();
}

/** Ends a file, unless another try has taken it over. */
async function end({ db, now }: Services, row: ListExport, state: 'ready' | 'failed'): Promise<void> {
  await db
    .updateTable('list_export')
    .set({ state, expires_at: new Date(now().getTime() + FETCHED_WITHIN.queued) })
    .where('id', '=', row.id)
    .where('attempt', '=', row.attempt)
    .execute();
}
