import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../storage/open.ts';
import { startApi } from '../testing/start-api.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { backUp } from './back-up.ts';
import { differencesOf, tableSums, verifyBackup } from './table-sums.ts';

const portal = await startApi();
afterAll(() => portal.close());
// Work in the background stores its next round.
beforeAll(() => portal.api.rounds.stop());
const { db } = portal.api.services;
const server = process.env.TEST_DATABASE_URL;

test('a table that has a row more, another value, or is missing is named', () => {
  const backedUp = {
    'public.a': { rows: 1, sum: '7' },
    'public.b': { rows: 2, sum: '8' },
    'public.c': { rows: 3, sum: '9' },
  };
  const restored = {
    'public.a': { rows: 2, sum: '7' },
    'public.b': { rows: 2, sum: '80' },
    'public.d': { rows: 0, sum: '0' },
  };
  expect(differencesOf(backedUp, restored)).toEqual([
    'public.a has 2 rows; there were 1.',
    'public.b has other values in its 2 rows.',
    'public.c is missing.',
    'public.d was not there.',
  ]);
  expect(differencesOf(backedUp, backedUp)).toEqual([]);
});

// Slow: it sums up every table three times.
test('one changed value of one row is found, wherever the clock of the session is', async () => {
  const before = await tableSums(db);
  expect(Object.keys(before).length).toBeGreaterThan(50);
  expect(before['public.app_user']?.rows).toBeGreaterThan(5);
  await sql`set timezone to 'Asia/Tokyo'`.execute(db);
  expect(await verifyBackup(db, JSON.stringify(before))).toMatch(/^The same as backed up: \d+ tables, \d+ rows\.$/);
  await db.updateTable('app_user').set({ language: 'de' }).where('user_name', '=', 'worker').execute();
  await expect(verifyBackup(db, JSON.stringify(before))).rejects.toThrow(
    /^This database is not what was backed up\.\npublic\.app_user has other values in its \d+ rows\.$/,
  );
});

test.each(['', '{}', '[1]', '{"public.a":{"rows":"many"}}'])('sums of %j prove nothing', async (text) => {
  await expect(verifyBackup(db, text)).rejects.toThrow('The file of sums is empty or damaged.');
});

const withServer = server ? describe : describe.skip;

withServer('on a server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'back-up-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const databaseUrl = portal.api.services.options.databaseUrl ?? '';

  // Slow: it dumps and restores a database.
  test('what is restored is what was backed up, although people go on meanwhile', async () => {
    const file = join(folder, 'portal.dump');
    let isBusy = true;
    const busy = (async () => {
      while (isBusy)
        await db
          .insertInto('audit_event')
          .values({ at: new Date(), user_id: null, event: 'signed_in', details: '{}' })
          .execute();
    })();
    await backUp(db, { databaseUrl, file });
    isBusy = false;
    await busy;
    const restored = await temporaryDatabase(server);
    if (!restored) throw new Error('No PostgreSQL.');
    const args = ['--no-owner', '--exit-on-error', `--dbname=${restored.url}`, file];
    expect(spawnSync('pg_restore', args, { encoding: 'utf8' }).stderr).toBe('');
    const opened = (await openDatabase({ dataDir: 'memory', databaseUrl: restored.url })).db;
    const sums = await readFile(`${file}.sums`, 'utf8');
    try {
      expect(await verifyBackup(opened, sums)).toMatch(/^The same/);
      await expect(verifyBackup(db, sums)).rejects.toThrow('public.audit_event has');
    } finally {
      await opened.destroy();
      await restored.drop();
    }
  });

  // Slow: it starts a process of Node.
  test('without pg_dump the command says so', () => {
    const command = [join(import.meta.dirname, '..', 'admin.ts'), 'back-up', '--to', join(folder, 'none.dump')];
    const env = { DATABASE_URL: databaseUrl, PATH: folder };
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    expect([status, stderr.replace(/^.*Warning.*\n/gm, '')]).toEqual([1, 'pg_dump cannot be started (ENOENT).\n']);
  });

  test('a backup that cannot be written leaves nothing that looks like one', async () => {
    const file = join(folder, 'missing', 'portal.dump');
    await expect(backUp(db, { databaseUrl, file })).rejects.toThrow(
      /^The backup was not made\. pg_dump: error: could not open output file/,
    );
    expect([existsSync(file), existsSync(`${file}.sums`)]).toEqual([false, false]);
  });
});
