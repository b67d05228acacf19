import { sql } from 'kysely';
import type { PayrollBatch } from 'shared-client/schema/payroll';
import { changePermission } from '../../admin/change-permission.ts';
import { APPROVED_WITHIN, insertApprovedTimecards } from '../../testing/items/approved-timecards.ts';
import { startApi } from '../../testing/start-api.ts';
import { noonOfToday } from '../../testing/timecard-client.ts';
import { makeBatches } from './make-batches.ts';

const PAYROLL = '/wand2/api/clients/1/payroll';
const ITEMS = 5200;

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const { services } = server.api;
const { db } = services;
await changePermission(db, { userName: 'manager', permission: 'PAYROLL_EXPORT', grants: true }, noonOfToday());
const manager = await server.signedIn('manager');
// From here on, nobody but the tests makes batches.
await server.api.rounds.stop();
await insertApprovedTimecards(db, ITEMS);

const make = (key: string) =>
  manager.post(`${PAYROLL}/batches`, APPROVED_WITHIN, { headers: { 'idempotency-key': key } });
const newest = async (): Promise<PayrollBatch> => (await manager.get(`${PAYROLL}/batches`)).body.batches[0];
/** A process that ends after so many parts. */
const endingAfter = (parts: number) => {
  const looks = Array.from({ length: parts + 1 }, (_, part) => part === parts);
  return {
    ...services,
    lifecycle: {
      get isDraining() {
        return looks.shift() ?? true;
      },
    },
  };
};

// Slow: a large batch has thousands of lines.
test('a large batch is made part by part, once, whoever presses and whatever ends meanwhile (docs: exports#payroll-large)', async () => {
  const { total } = (await manager.get(`${PAYROLL}/changes?${new URLSearchParams({ ...APPROVED_WITHIN, most: '1' })}`))
    .body;
  const answers = await Promise.all([make('one'), make('one'), make('one')]);
  expect(answers.map(({ status, body }) => [status, body.number, body.making])).toEqual(
    Array.from({ length: 3 }, () => [200, 1, { written: 0, expected: total.lines }]),
  );
  expect((await make('another')).body.errors[0].errorToken).toBe('ERR_EXPORT_NOT_READY');
  for (const path of ['', '/file'])
    expect((await manager.get(`${PAYROLL}/batches/1${path}`)).body.errors[0].errorToken).toBe('ERR_EXPORT_NOT_READY');

  await makeBatches(endingAfter(3), 1000);
  expect((await newest()).making).toEqual({ written: 2000, expected: total.lines });
  // A process that is killed in a part leaves nothing of it.
  await sql`alter table payroll_line add constraint fault check (line_number <> 3500)`.execute(db);
  await expect(makeBatches(services, 1000)).rejects.toThrow('fault');
  expect((await newest()).making?.written).toBe(3000);
  await sql`alter table payroll_line drop constraint fault`.execute(db);

  await Promise.all([makeBatches(services, 1000), makeBatches(services, 1000)]);
  expect(await newest()).toMatchObject({ number: 1, making: null, total });
  const items = await db.selectFrom('payroll_line').select('payroll_item_id').distinct().execute();
  expect(items.length).toBe(total.lines);
  const events = await db.selectFrom('audit_event').select('details').where('event', '=', 'payroll_exported').execute();
  expect(events.map(({ details }) => details)).toEqual([{ clientId: 1, number: 1, lines: total.lines }]);
});

test('a large batch that has nothing in the end is deleted, and its number is free (docs: exports#payroll-large)', async () => {
  // Each was noted, and none has changed.
  await sql`insert into payroll_change (changed_item_id) select payroll_item_id from payroll_line`.execute(db);
  expect((await make('nothing')).body).toMatchObject({ number: 2, making: { written: 0 } });
  await makeBatches(services);
  expect(await newest()).toMatchObject({ number: 1, making: null });
});
