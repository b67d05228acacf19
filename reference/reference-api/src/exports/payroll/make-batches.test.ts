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

const MENDED = 'create or replace function fault() returns trigger language plpgsql as $$ begin return new; end $$';
await sql.raw(MENDED).execute(db);
await sql`create trigger fault before insert on payroll_line for each row execute function fault()`.execute(db);
/** Lets a line fail with an SQLSTATE. */
const breakLine = (line: number, state = '23514') =>
  sql
    .raw(`create or replace function fault() returns trigger language plpgsql as $$ begin
      if new.line_number = ${line} then raise exception 'fault' using errcode = '${state}'; end if; return new; end $$`)
    .execute(db);
const mendLine = () => sql.raw(MENDED).execute(db);
const told = async () =>
  (await manager.get('/wand2/api/notifications')).body.notifications
    .filter(({ kind }: { kind: string }) => kind.startsWith('payroll-'))
    .map(({ kind, values }: { kind: string; values: object }) => [kind, values]);

// Slow: a large batch has thousands of lines.
test('a large batch is made part by part, once, whoever presses and whatever ends meanwhile (docs: exports#payroll-large)', async () => {
  const { total } = (await manager.get(`${PAYROLL}/changes?${new URLSearchParams({ ...APPROVED_WITHIN, most: '1' })}`))
    .body;
  const answers = await Promise.all([make('one'), make('one'), make('one')]);
  expect(answers.map(({ status, body }) => [status, body.number, body.making])).toEqual(
    Array.from({ length: 3 }, () => [200, 1, { written: 0, expected: total.lines, stopped: false }]),
  );
  expect((await make('another')).body.errors[0].errorToken).toBe('ERR_EXPORT_NOT_READY');
  for (const path of ['', '/file'])
    expect((await manager.get(`${PAYROLL}/batches/1${path}`)).body.errors[0].errorToken).toBe('ERR_EXPORT_NOT_READY');

  await makeBatches(endingAfter(3), 1000);
  expect((await newest()).making).toEqual({ written: 2000, expected: total.lines, stopped: false });
  // A process that is killed in a part leaves nothing of it.
  await breakLine(3500);
  await expect(makeBatches(services, 1000)).rejects.toThrow('fault');
  expect((await newest()).making?.written).toBe(3000);
  await mendLine();

  await Promise.all([makeBatches(services, 1000), makeBatches(services, 1000)]);
  expect(await newest()).toMatchObject({ number: 1, making: null, total });
  const items = await db.selectFrom('payroll_line').select('payroll_item_id').distinct().execute();
  expect(items.length).toBe(total.lines);
  const events = await db.selectFrom('audit_event').select('details').where('event', '=', 'payroll_exported').execute();
  expect(events.map(({ details }) => details)).toEqual([{ clientId: 1, number: 1, lines: total.lines }]);
});

test('a large batch that fails again and again is stopped, says so, and goes on when somebody exports again; who asked is told of both (docs: exports#payroll-stopped)', async () => {
  const values = { clientId: 1, number: 1, company: 'Harbor & Vale Logistics' };
  expect(await told()).toEqual([['payroll-ready', values]]);
  await sql`truncate payroll_making, payroll_batch, payroll_line`.execute(db);
  await make('broken');
  await makeBatches(endingAfter(3), 1000);
  for (const state of ['57P01', '23514']) {
    await breakLine(2500, state);
    // An outage is not counted.
    for (let tries = 1; tries < 5; tries++) await expect(makeBatches(services, 1000)).rejects.toThrow('fault');
  }
  expect((await newest()).making).toMatchObject({ written: 2000, stopped: false });
  await expect(makeBatches(services, 1000)).rejects.toThrow('fault');
  expect((await newest()).making).toMatchObject({ written: 2000, stopped: true });
  // The batches of others are not held up.
  await makeBatches(services, 1000);
  expect((await newest()).making).toMatchObject({ written: 2000, stopped: true });
  expect(await told()).toEqual([
    ['payroll-stopped', values],
    ['payroll-ready', values],
  ]);

  await mendLine();
  expect((await make('again')).body).toMatchObject({ number: 1, making: { written: 2000, stopped: false } });
  expect((await make('other')).body.errors[0].errorToken).toBe('ERR_EXPORT_NOT_READY');
  await makeBatches(services, 1000);
  expect((await newest()).making).toBeNull();
  expect((await told())[0]).toEqual(['payroll-ready', values]);
});

test('a large batch that has nothing in the end is deleted, and its number is free (docs: exports#payroll-large)', async () => {
  // Each was noted, and none has changed.
  await sql`insert into payroll_change (changed_item_id) select payroll_item_id from payroll_line`.execute(db);
  expect((await make('nothing')).body).toMatchObject({ number: 2, making: { written: 0 } });
  await makeBatches(services);
  expect(await newest()).toMatchObject({ number: 1, making: null });
});
