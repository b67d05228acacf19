import type { SecondLook } from 'shared-client/schema/approvals';
import { blankDay } from '../../billing/timecard/worked-day.ts';
import { span } from '../../sample-data/billing/billing-days.ts';
import { json } from '../../storage/json.ts';
import { giveEngagements } from '../../testing/items/give-engagements.ts';
import { startApi } from '../../testing/start-api.ts';
import { TODAY } from '../../testing/timecard-client.ts';

const server = await startApi({ now: () => new Date(`${TODAY}T20:00:00Z`) });
afterAll(() => server.close());
const { db } = server.api.services;
const manager = await server.signedIn('manager');
const msp = await server.signedIn('msp');
const supplier = await server.signedIn('supplier');

/** Two workers of the sample data: one with an engagement of another manager in the same week, one with a gate log. */
const [SUPERVISOR, CRANE] = [5209, 5206];
/** The engagement elsewhere, and its timecard. */
const TRAINING = { engagement: 5221, item: 26_701 };
const MONDAY = '2026-11-09';

const waitingOf = async (engagementId: number): Promise<number> => {
  const items = db.selectFrom('billing_item').select('id').where('engagement_id', '=', engagementId);
  return (await items.where('type', '=', 'TIME').where('status', '=', 'Pending').executeTakeFirstOrThrow()).id;
};
const supervised = await waitingOf(SUPERVISOR);
const look = async (client = manager, id = supervised, query = ''): Promise<SecondLook> => {
  const { status, body } = await client.get(`/wand2/api/billing/approvals/items/${id}/second-look${query}`);
  expect(status).toBe(200);
  return body;
};
const ofTraining = (change: object) =>
  db.updateTable('engagement').set(change).where('id', '=', TRAINING.engagement).execute();
const training = (change: object) =>
  db.updateTable('billing_item').set(change).where('id', '=', TRAINING.item).execute();

test('the week has hours here, elsewhere and together, and what is at the same time (docs: approvals#second-look, api#api-approvals)', async () => {
  const { days, ...all } = await look();
  expect(all).toMatchObject({ hours: 45, hoursElsewhere: 12, hoursTogether: 57, hoursTwice: 1.5 });
  expect(all.overlaps).toMatchObject([
    { workedDate: '2026-11-10', startTime: '16:30', endTime: '17:30', hours: 1 },
    { workedDate: '2026-11-12', startTime: '17:00', endTime: '17:30', hours: 0.5 },
  ]);
  expect(days.map(({ hours, hoursElsewhere }) => [hours, hoursElsewhere])).toEqual([
    [9, 0],
    [9, 4],
    [9, 0],
    [9, 4],
    [9, 4],
  ]);
  expect(days[0]?.spans).toEqual([
    { startTime: '08:00', endTime: '12:00' },
    { startTime: '12:30', endTime: '17:30' },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/amount|rate"/i);
});

test('an engagement of the company that the reader does not review is not named (docs: approvals#second-look-unseen)', async () => {
  const named = (await look(msp)).engagements;
  expect(named).toMatchObject([
    { billingItemId: TRAINING.item, jobTitle: 'Night Crew Trainer', clientName: null, hours: 12, days: 3 },
  ]);
  // A delegate sees what the person sees for whom they stand in.
  const coordinator = await server.signedIn('coordinator');
  const ofManager = await look();
  const { engagements, overlaps, hasMoreElsewhere } = await look(coordinator, supervised, '?onBehalfOf=1002');
  expect(engagements).toEqual([
    { billingItemId: null, jobTitle: null, reqName: null, clientName: null, hours: 12, days: 3 },
  ]);
  expect(overlaps.map(({ jobTitle, hours }) => [jobTitle, hours])).toEqual([
    [null, 1],
    [null, 0.5],
  ]);
  expect(hasMoreElsewhere).toBe(false);
  expect(ofManager).toMatchObject({ engagements, overlaps, hasMoreElsewhere });
});

test('of another company, and of another supplier, nothing is known but that there is time (docs: approvals#second-look-unseen)', async () => {
  await ofTraining({ client_id: 2 });
  const seen = await look();
  expect(seen).toMatchObject({
    hoursElsewhere: 0,
    hoursTwice: 0,
    engagements: [],
    overlaps: [],
    hasMoreElsewhere: true,
  });
  expect(JSON.stringify(seen)).not.toMatch(/Trainer|Meridian|5221/);
  // The program sees it, on the clock of the item's client: London is eight hours ahead.
  const ofProgram = await look(msp);
  expect(ofProgram.engagements).toMatchObject([
    { jobTitle: 'Night Crew Trainer', clientName: 'Meridian Health Partners' },
  ]);
  expect(ofProgram.overlaps.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    ['08:30', '12:00'],
    ['09:00', '12:00'],
    ['12:30', '13:00'],
    ['14:00', '17:30'],
  ]);
  await ofTraining({ client_id: 1 });
  await db
    .updateTable('engagement')
    .set({ supplier_name: 'Northgate Staffing' })
    .where('id', '=', SUPERVISOR)
    .execute();
  expect(await look(supplier)).toMatchObject({ hoursElsewhere: 0, hasMoreElsewhere: true });
});

test('only submitted time counts, of this worker, in this period (docs: approvals#second-look)', async () => {
  for (const status of ['Saved', 'Rejected']) {
    await training({ status });
    expect(await look()).toMatchObject({ hoursElsewhere: 0, engagements: [], hasMoreElsewhere: false });
  }
  await training({ status: 'Pending' });
  expect((await look()).hoursElsewhere).toBe(12);
  await giveEngagements(db, 1006, [TRAINING.engagement]);
  expect((await look()).hoursElsewhere).toBe(0);
  await giveEngagements(db, 1109, [TRAINING.engagement]);
});

test('a night before the period overlaps its first morning and adds no hours (docs: approvals#second-look-overlaps)', async () => {
  const night = { ...blankDay('2026-11-08'), timeEntrySpanDtos: [span('2026-11-08', '22:00', '09:00')] };
  const { id } = await db
    .insertInto('billing_item_detail')
    .values({
      billing_item_id: TRAINING.item,
      worker_id: 1109,
      worked_date: night.workedDate,
      shift_number: null,
      did_not_work: false,
      worked_minutes: 660,
      created_at: server.api.services.now(),
      content: json(night),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { overlaps, hoursElsewhere, hoursTwice } = await look();
  expect([hoursElsewhere, hoursTwice]).toEqual([12, 2.5]);
  expect(overlaps[0]).toMatchObject({ workedDate: MONDAY, startTime: '08:00', endTime: '09:00' });
  await db.deleteFrom('billing_item_detail').where('id', '=', id).execute();
});

test('a day that is marked as worked elsewhere has no hours (docs: approvals#second-look)', async () => {
  const marked = { ...blankDay('2026-11-14'), daily: true };
  await db
    .updateTable('billing_item_detail')
    .set({ worked_date: marked.workedDate, worked_minutes: 0, content: json(marked) })
    .where('billing_item_id', '=', TRAINING.item)
    .where('worked_date', '=', '2026-11-13')
    .execute();
  const { days, engagements } = await look();
  expect(days.at(-1)).toMatchObject({ workedDate: '2026-11-14', hours: 0, hoursElsewhere: 0, dayElsewhere: true });
  expect(engagements[0]).toMatchObject({ hours: 8, days: 3 });
});

test('an expense is compared with the timecards of its engagement', async () => {
  const expense = await db
    .selectFrom('billing_item')
    .select('id')
    .where('engagement_id', '=', CRANE)
    .where('type', '=', 'EXPENSE')
    .executeTakeFirstOrThrow();
  expect(await look(manager, expense.id)).toMatchObject({
    hours: 49,
    hoursElsewhere: 0,
    overlaps: [],
    attachments: [],
  });
});

test('the attached file comes with it, and is there to be read (docs: approvals#second-look-file)', async () => {
  const { attachments } = await look(manager, await waitingOf(CRANE));
  expect(attachments).toMatchObject([{ fileName: 'Gate log.pdf' }]);
  const file = await manager.get(`/servlet/filestream?attName=${attachments[0]?.attachmentKey}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('the last three decisions of the engagement, with who, when, on what and why (docs: approvals#second-look-decisions)', async () => {
  const id = await waitingOf(5203);
  const { decisions } = await look(manager, id);
  expect(decisions.map(({ decision, reason, by, periodStartDate }) => [decision, reason, by, periodStartDate])).toEqual(
    [
      ['reject', 'Thursday was a training day of eight hours.', 'Daniel Reyes', MONDAY],
      ['approve', null, 'Daniel Reyes', '2026-11-02'],
      ['approve', null, 'Daniel Reyes', '2026-10-26'],
    ],
  );
  expect(decisions[0]?.billingItemId).toBe(id);
  const { version } = await db
    .selectFrom('billing_item')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const APPROVALS = '/wand2/api/billing/approvals';
  const body = { decision: 'approve', items: [{ billingItemId: id, version }] };
  const run = await manager.post(`${APPROVALS}/decisions`, body, { headers: { 'idempotency-key': 'look' } });
  expect((await look(manager, id)).decisions[0]).toMatchObject({ decision: 'approve', billingItemId: id });
  await manager.post(`${APPROVALS}/decisions/${run.body.runId}/undo`);
  expect((await look(manager, id)).decisions).toEqual(decisions);
});

test('workers take no second look; an item of another manager is not found, like one that does not exist (docs: access#access-matrix)', async () => {
  const worker = await server.signedIn('worker');
  expect((await worker.get(`/wand2/api/billing/approvals/items/${supervised}/second-look`)).status).toBe(403);
  const [foreign, missing] = await Promise.all(
    [TRAINING.item, 99_999].map((id) => manager.get(`/wand2/api/billing/approvals/items/${id}/second-look`)),
  );
  expect([foreign?.status, foreign?.body.message]).toEqual([404, missing?.body.message]);
});
