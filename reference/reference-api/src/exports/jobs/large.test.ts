import { sql } from 'kysely';
import type { ExportState } from 'shared-client/schema/exports';
import { json } from '../../storage/json.ts';
import { startApi } from '../../testing/start-api.ts';
import { noonOfToday } from '../../testing/timecard-client.ts';
import { EXPORTS as QUEUE } from './queue.ts';
import { writeExport } from './write-exports.ts';

const EXPORTS = '/wand2/api/exports';
const ROWS = 5200;

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const { services } = server.api;
const { db } = services;
const worker = await server.signedIn('worker');

await sql`
  insert into billing_item (engagement_id, worker_id, type, status, period_start, period_end, created_at, timecard_template_id)
  select engagement_id, worker_id, 'TIME', 'Saved', period_start - 7 * n, period_end - 7 * n, created_at, timecard_template_id
  from (select * from billing_item where worker_id = 1001 and type = 'TIME' order by id limit 1) one,
    generate_series(1000, ${sql.lit(1000 + ROWS - 1)}) n`.execute(db);

const ask = async (): Promise<ExportState> =>
  (await worker.post(EXPORTS, { list: 'billing-items', format: 'csv', separator: 'comma' })).body;
const state = async (id: number): Promise<ExportState> => (await worker.get(`${EXPORTS}/${id}`)).body;
const content = async (id: number) => (await worker.get(`${EXPORTS}/${id}/file`)).text;

// Slow: a large file has thousands of rows.
test('the server writes a large file by itself, says how far it is, and keeps it for a day (docs: exports#export-large)', async () => {
  const asked = await ask();
  expect([asked.state, asked.rows > ROWS]).toEqual(['waiting', true]);
  let now = asked;
  while (now.state === 'waiting') now = await state(asked.exportId);
  expect(now).toMatchObject({ state: 'ready', rowsDone: asked.rows });
  expect(new Date(now.expiresAt).getTime() - noonOfToday().getTime()).toBe(24 * 3_600_000);
  const lines = (await content(asked.exportId)).trimEnd().split('\r\n');
  expect(lines.length).toBe(asked.rows + 1);
  expect(new Set(lines).size).toBe(lines.length);
  // From here on, nobody but the tests writes.
  await services.queue.boss.offWork(QUEUE.name);
});

// Slow: it writes two of them.
test('a try that was interrupted leaves nothing behind, and the next one writes the same file', async () => {
  const [first, second] = [await ask(), await ask()];
  const early = await worker.get(`${EXPORTS}/${first.exportId}/file`);
  expect(early.body.errors[0].errorToken).toBe('ERR_EXPORT_NOT_READY');
  Object.assign(services.lifecycle, { isDraining: true });
  await expect(writeExport(services, second.exportId)).rejects.toThrow('another one writes');
  Object.assign(services.lifecycle, { isDraining: false });
  for (const { exportId } of [first, second])
    while ((await state(exportId)).state === 'waiting') await writeExport(services, exportId);
  expect(await content(second.exportId)).toBe(await content(first.exportId));
});

test('a file that was asked for in the release before, whose list took one engagement, is written by this one', async () => {
  const asked = await ask();
  // A query is stored as it was sent, and read by the release that writes the file.
  const list_query = json({ engagementId: '5000', status: 'Processed' });
  await db.updateTable('list_export').set({ list_query }).where('id', '=', asked.exportId).execute();
  await writeExport(services, asked.exportId);
  expect(await state(asked.exportId)).toMatchObject({ state: 'ready', fileName: asked.fileName });
  const { totalElements } = (await worker.get('/wand2/api/billing/billing-items?engagementId=5000&status=Processed'))
    .body;
  expect((await content(asked.exportId)).trimEnd().split('\r\n').length).toBe(totalElements + 1);
});

test('a file is not written for an account that was disabled meanwhile, or has other rights', async () => {
  const asked = await ask();
  await db.updateTable('app_user').set({ disabled_at: noonOfToday() }).where('id', '=', 1001).execute();
  await writeExport(services, asked.exportId);
  const row = await db
    .selectFrom('list_export')
    .select('state')
    .where('id', '=', asked.exportId)
    .executeTakeFirstOrThrow();
  expect(row.state).toBe('failed');
});
