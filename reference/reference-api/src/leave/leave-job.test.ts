import { addDays } from '../billing/calendar.ts';
import { startApi } from '../testing/start-api.ts';
import { metadataOf, noonOfToday, officeDay, payloadOf, send } from '../testing/timecard-client.ts';

let ahead = 0;
const server = await startApi({ now: () => new Date(noonOfToday().getTime() + ahead) });
const advance = (milliseconds: number) => {
  ahead += milliseconds;
};
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');

const isRunning = async (name = 'LeaveDataExtractionJob') =>
  (await worker.get(`/wand2/api/job/${name}/isJobRunning`)).body.running;
const request = (body: object) => worker.post('/dev/leave-requests', body);

test('the extraction job runs for a while, then the data has changed', async () => {
  const before = await metadataOf(worker, 5044);
  const [monday, tuesday] = before.workedDates as [string, string];
  const saved = await send(worker, 'save', payloadOf(before, [officeDay(monday)]));
  expect(saved.body.errors).toEqual([]);

  await request({ engagementId: 5044, firstDate: tuesday, lastDate: tuesday });
  expect(await isRunning()).toBe(true);
  expect((await metadataOf(worker, 5044)).tafwUpdate).toBeNull();

  advance(15_001);
  expect(await isRunning()).toBe(false);
  const after = await metadataOf(worker, 5044);
  expect(after.tafwUpdate).toBe('TIME_REVIEW_NEEDED');
  expect(after.billingItemDetails[1]?.timeEntrySpanDtos[0]).toMatchObject({
    source: 'CERIDIAN',
    fullDayOff: true,
    startTimeStr: `${tuesday} 09:00`,
  });
  expect(after.billingItemDetails[1]?.noBreakTaken).toBe(true);

  const resaved = await send(worker, 'save', payloadOf(after));
  expect(resaved.body.errors).toEqual([]);
  expect((await metadataOf(worker, 5044)).tafwUpdate).toBeNull();
});

test('a page cannot change what the leave system says', async () => {
  const metadata = await metadataOf(worker, 5044);
  const forged = metadata.billingItemDetails.map((day) => ({
    ...day,
    timeEntrySpanDtos: day.timeEntrySpanDtos.map((span) =>
      span.source === 'CERIDIAN' ? { ...span, startTimeStr: `${day.workedDate} 10:00` } : span,
    ),
  }));
  await send(worker, 'save', payloadOf(metadata, forged));
  const after = await metadataOf(worker, 5044);
  expect(after.billingItemDetails[1]?.timeEntrySpanDtos[0]?.startTimeStr).toContain('09:00');
});

test('a period that is wholly off gets a timecard by the processing job', async () => {
  const next = await metadataOf(worker, 5044, { weeks: 2 });
  expect(next.billingItemId).toBe(0);
  await request({ engagementId: 5044, firstDate: next.periodStartDate, lastDate: addDays(next.periodStartDate, 4) });
  advance(15_001);
  expect(await isRunning()).toBe(false);
  expect(await isRunning('TafwTimecardAutoProcessingJob')).toBe(true);
  advance(5_000);
  expect(await isRunning('TafwTimecardAutoProcessingJob')).toBe(false);
  const created = await metadataOf(worker, 5044, { weeks: 2 });
  expect(created).toMatchObject({ status: 'Saved', tafwUpdate: 'AUTO_TIMECARD_CREATED' });
  expect(created.billingItemId).toBeGreaterThan(0);
});

test('a cancelled request is reported, and its entry is removed', async () => {
  const metadata = await metadataOf(worker, 5044);
  const wednesday = metadata.workedDates[2] as string;
  const leaveRequestId = metadata.billingItemDetails[2]?.timeEntrySpanDtos[0]?.leaveRequestId;
  expect(leaveRequestId).toBeGreaterThan(0);
  await request({ engagementId: 5044, firstDate: wednesday, lastDate: wednesday, leaveRequestId, cancels: true });
  advance(15_001);
  expect(await isRunning()).toBe(false);
  const after = await metadataOf(worker, 5044);
  expect(after.hasCanceledTafwLeaveRequest).toBe(true);
  expect(after.billingItemDetails[2]?.timeEntrySpanDtos).toEqual([]);
});

test('where leave is allocated per day, the update asks for allocation', async () => {
  const metadata = await metadataOf(worker, 5045);
  const [monday, tuesday] = metadata.workedDates as [string, string];
  const allocation = { regularHours: 7.5, overtimeHours: 0, doubletimeHours: 0 };
  await send(worker, 'save', payloadOf(metadata, [{ ...officeDay(monday), billingCostAllocation: [allocation] }]));
  await request({ engagementId: 5045, firstDate: tuesday, lastDate: tuesday, minutes: 120 });
  advance(15_001);
  expect(await isRunning()).toBe(false);
  expect((await metadataOf(worker, 5045)).tafwUpdate).toBe('ALLOCATION_NEEDED');
});
