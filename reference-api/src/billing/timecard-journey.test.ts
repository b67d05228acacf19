import type { BillingItemDetail, EditMetadata, TimecardSavePayloadInput } from 'shared-client/schema/billing';
import { startApi } from '../testing/start-api.ts';

const server = await startApi();
afterAll(() => server.close());

const ITEMS = '/wand2/api/billing/billing-items';

/** A worked day of nine to five with lunch. */
export function officeDay(date: string): Partial<BillingItemDetail> & { workedDate: string } {
  const span = (start: string, end: string, timeEntrySpanType: string) => ({
    startTimeStr: `${date} ${start}`,
    endTimeStr: `${date} ${end}`,
    timeEntrySpanType,
  });
  return {
    workedDate: date,
    timeEntrySpanDtos: [
      span('09:00', '12:00', 'Labor'),
      span('12:00', '12:30', 'Lunch'),
      span('12:30', '17:00', 'Labor'),
    ] as BillingItemDetail['timeEntrySpanDtos'],
  };
}

const payloadOf = (metadata: EditMetadata, days: object[]): TimecardSavePayloadInput => ({
  id: metadata.billingItemId,
  version: metadata.version,
  requisitionId: metadata.engagementId,
  timecardTemplateId: metadata.timecardTemplateId,
  periodEndDate: metadata.earningsEndDate,
  billingItemDetails: days as TimecardSavePayloadInput['billingItemDetails'],
});

test('a worker picks an engagement, enters a day, saves, reloads and submits', async () => {
  const worker = await server.signedIn('worker');
  const list = (await worker.get('/wand2/engagement/api/engagement-items?pageNo=0&pageSize=200')).body;
  const [first] = list.content;
  expect(first).toMatchObject({ id: 5000, status: 'Filled', billingItemId: 0, timecardTemplateId: 0 });

  const fresh = await worker.get(`${ITEMS}/0/metadata?engagementId=${first.id}`);
  expect(fresh.body).toMatchObject({ billingItemId: 0, version: 0, status: null, workPeriod: { type: 'Weekly' } });
  expect(fresh.body.billingItemDetails).toHaveLength(7);

  const [monday] = fresh.body.workedDates as [string];
  const saved = await worker.post(ITEMS, payloadOf(fresh.body, [officeDay(monday)]));
  expect(saved.body).toMatchObject({ version: 1, status: 'Saved', errors: [], billingItemDetailErrors: [] });
  expect(saved.body.billingItemId).toBeGreaterThan(0);

  const reloaded = (await worker.get(`${ITEMS}/${saved.body.billingItemId}/metadata?engagementId=${first.id}`)).body;
  expect(reloaded).toMatchObject({ billingItemId: saved.body.billingItemId, version: 1, status: 'Saved' });
  const day = reloaded.billingItemDetails[0];
  expect(day.timeEntrySpanDtos).toHaveLength(3);
  expect(day.timeEntrySpanDtos[0]).toMatchObject({ startTimeStr: `${monday} 09:00`, endTimeStr: `${monday} 12:00` });
  expect(day.totalWorkerHourByDate).toBe(7.5);

  const submitted = await worker.post(`${ITEMS}/submit`, payloadOf(reloaded, reloaded.billingItemDetails));
  expect(submitted.body).toMatchObject({ billingItemId: saved.body.billingItemId, version: 2, status: 'Pending' });

  const info = (await worker.get(`${ITEMS}/${saved.body.billingItemId}/general-info`)).body;
  expect(info).toMatchObject({ status: 'Pending', statusReason: 'Pending Manager Approval', hoursWorked: 7.5 });
  expect(info.history.map((change: { status: string }) => change.status)).toEqual(['Saved', 'Pending']);
});
