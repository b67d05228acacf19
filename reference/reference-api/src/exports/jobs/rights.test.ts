import { startApi } from '../../testing/start-api.ts';
import { noonOfToday } from '../../testing/timecard-client.ts';
import { rightsOf } from './rights.ts';

const EXPORTS = '/wand2/api/exports';
const [DANIEL, SAMUEL] = [1002, 1010];
const rights = { userType: 'Client', clientId: 1, supplierName: null, permissions: ['A', 'B'] } as const;

test('a file is bound to the rights of its owner, in any order (docs: exports#export-owner)', () => {
  expect(rightsOf({ ...rights, permissions: ['B', 'A'] })).toBe(rightsOf(rights));
  for (const other of [
    { permissions: ['A'] },
    { clientId: 2 },
    { userType: 'MSP' as const },
    { supplierName: 'North' },
  ])
    expect(rightsOf({ ...rights, ...other })).not.toBe(rightsOf(rights));
});

test('a file in somebody’s name is the delegate’s until the delegation ends (docs: exports#export-owner)', async () => {
  const server = await startApi({ now: noonOfToday });
  const { db } = server.api.services;
  // The coordinator is Daniel's delegate in the sample data.
  const samuel = await server.signedIn('coordinator');
  const query = { onBehalfOf: String(DANIEL) };
  const { exportId } = (await samuel.post(EXPORTS, { list: 'approvals', format: 'csv', query })).body;
  const fetched = async () => (await samuel.get(`${EXPORTS}/${exportId}/file`)).status;
  expect(await fetched()).toBe(200);
  // As if the queue had written it.
  const row = await db
    .updateTable('list_export')
    .set({ state: 'ready' })
    .where('id', '=', exportId)
    .returning('attempt')
    .executeTakeFirstOrThrow();
  const part = { export_id: exportId, written_by: row.attempt, part_number: 0, part: Buffer.from('a,b') };
  await db.insertInto('list_export_part').values(part).execute();
  expect(await fetched()).toBe(200);
  await db.updateTable('delegation').set({ ended_at: noonOfToday() }).where('delegate_id', '=', SAMUEL).execute();
  expect(await fetched()).toBe(403);
  await db.updateTable('list_export').set({ state: 'direct' }).where('id', '=', exportId).execute();
  expect(await fetched()).toBe(403);
  await server.close();
});
