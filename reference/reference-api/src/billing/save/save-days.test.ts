import { sql } from 'kysely';
import { startApi } from '../../testing/start-api.ts';
import { metadataOf, noonOfToday, officeDay, payloadOf, send } from '../../testing/timecard-client.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');

const engagementId = 5004;

/** The transaction that wrote each stored day, by date. */
async function writers(itemId: number): Promise<Map<string, string>> {
  const { rows } = await sql<{ date: string; writer: string }>`
    select worked_date as date, xmin::text as writer from billing_item_detail where billing_item_id = ${itemId}`.execute(
    server.api.services.db,
  );
  return new Map(rows.map(({ date, writer }) => [date, writer]));
}

test('only the days that changed are written, and what is no longer sent goes', async () => {
  const blank = await metadataOf(worker, engagementId);
  const [monday = '', tuesday = '', wednesday = ''] = blank.workedDates;
  const { body } = await send(worker, 'save', payloadOf(blank, [monday, tuesday, wednesday].map(officeDay)));
  const first = await writers(body.billingItemId);
  expect([...first.keys()].sort()).toEqual([monday, tuesday, wednesday]);

  const saved = await metadataOf(worker, engagementId);
  // As the page sends them: the server computes the sums.
  const days = saved.billingItemDetails
    .filter((day) => day.workedDate !== wednesday)
    .map((day) => ({
      ...day,
      totalWorkerHourByDate: null,
      timeEntry: day.timeEntry && { ...day.timeEntry, totalWorkerHourByDate: null },
    }));
  const changed = days.map((day) =>
    day.workedDate === tuesday ? { ...day, timeEntrySpanDtos: day.timeEntrySpanDtos.slice(0, 1) } : day,
  );
  expect((await send(worker, 'save', payloadOf(saved, changed))).body.billingItemId).toBe(body.billingItemId);
  const second = await writers(body.billingItemId);
  expect([...second.keys()].sort()).toEqual([monday, tuesday]);
  expect(second.get(monday)).toBe(first.get(monday));
  expect(second.get(tuesday)).not.toBe(first.get(tuesday));
  const now = await metadataOf(worker, engagementId);
  expect(now.billingItemDetails.map((day) => day.timeEntrySpanDtos.length).slice(0, 3)).toEqual([3, 1, 0]);
});
