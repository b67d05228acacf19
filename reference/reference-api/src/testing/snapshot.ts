import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openQueues } from '../messages/message-queue.ts';
import { restoreSampleData } from '../sample-data/restore.ts';
import { migrate } from '../storage/migrate.ts';
import { openDatabase } from '../storage/open.ts';

const PREFIX = 'reference-api-sample-';
const STALE_MILLISECONDS = 10 * 60_000;

/**
 * An embedded database with schema and sample data, created once for a state of the source and a day, and stored in the system's temporary
 * folder. Opening it takes a third of the time of creating it.
 */
export async function sampleSnapshot(today: Date): Promise<Blob> {
  const path = join(tmpdir(), `${PREFIX}${sourceState()}-${dayOf(today)}.tar`);
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    const content = await makeSnapshot(today);
    const part = `${path}.${randomBytes(4).toString('hex')}`;
    writeFileSync(part, content);
    renameSync(part, path);
    removeStale(path);
    return new Blob([content]);
  }
}

async function makeSnapshot(today: Date): Promise<Uint8Array<ArrayBuffer>> {
  const { db, pglite } = await openDatabase({ dataDir: 'memory' });
  try {
    await migrate(db);
    await restoreSampleData(db, today);
    await (await openQueues(db, { pglite })).stop({ graceful: false });
    const dump = await pglite?.dumpDataDir('none');
    if (!dump) throw new Error('The embedded database could not be dumped.');
    return new Uint8Array(await dump.arrayBuffer());
  } finally {
    await db.destroy();
  }
}

/** A process has loaded its sources: what changes afterwards is not what it runs. */
let state: string | undefined;

/** A hash that changes with every source file that the samples could depend on. They also depend on the day. */
export function sourceState(): string {
  state ??= hashSources();
  return state;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const root of [new URL('..', import.meta.url), new URL('../../../../shared-client/src', import.meta.url)]) {
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      const { size, mtimeMs } = statSync(join(root.pathname, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** A day as `20261118`, for a name. */
export const dayOf = (today: Date): string => today.toISOString().slice(0, 10).replaceAll('-', '');

function removeStale(except: string): void {
  for (const file of readdirSync(tmpdir())) {
    const path = join(tmpdir(), file);
    if (!file.startsWith(PREFIX) || path === except) continue;
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > STALE_MILLISECONDS) rmSync(path, { force: true });
  }
}
