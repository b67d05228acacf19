import { startApi } from '../testing/start-api.ts';
import { setDueCalendar } from './set-due-calendar.ts';

const portal = await startApi();
const { db } = portal.api.services;
afterAll(() => portal.close());

const client = 'Harbor & Vale Logistics';
const calendar = {
  name: 'Friday payroll',
  worker: { days: 2, time: '09:00' },
  approver: { days: 3, time: '17:00' },
  cutoff: { days: 5, time: '12:00' },
};
const set = (given: unknown, engagement?: string, company = client) =>
  setDueCalendar(db, { client: company, engagement, text: typeof given === 'string' ? given : JSON.stringify(given) });
/** The calendar by which a timecard of an engagement is due: the time of day. */
async function timeOf(engagementId: number): Promise<string | null> {
  const { worker_due_at } = await db
    .selectFrom('billing_item')
    .select('worker_due_at')
    .where('engagement_id', '=', engagementId)
    .where('type', '=', 'TIME')
    .where('status', 'in', ['Saved', 'Pending', 'Rejected'])
    .executeTakeFirstOrThrow();
  return worker_due_at && worker_due_at.toLocaleTimeString('en-GB', { timeZone: 'America/Los_Angeles' });
}

test('an operator gives a company, or one engagement, its due dates (docs: deadlines#due-calendar)', async () => {
  expect([await timeOf(5001), await timeOf(5002)]).toEqual(['17:00:00', '17:00:00']);
  expect(await set(calendar, '5001')).toBe('Engagement 5001 has the calendar "Friday payroll" now.');
  expect([await timeOf(5001), await timeOf(5002)]).toEqual(['09:00:00', '17:00:00']);
  await set({ ...calendar, name: 'Other', worker: { days: 1, time: '08:00' } });
  expect([await timeOf(5001), await timeOf(5002)]).toEqual(['09:00:00', '08:00:00']);
  expect(await set(null, '5001')).toBe('Engagement 5001 has no calendar of its own now.');
  expect(await timeOf(5001)).toBe('08:00:00');
  await set(null);
  expect([await timeOf(5001), await timeOf(5002)]).toEqual([null, null]);
});

test.each([
  ['{', /not JSON/],
  [{ ...calendar, worker: { days: 9, time: '09:00' } }, /the worker is due first/],
  [{ ...calendar, worker: { days: 2, time: '9' } }, /worker\.time: a time is HH:MM/],
  [{ ...calendar, weekend: ['Sonntag'] }, /weekend\.0/],
] as const)('the calendar %j is refused with a sentence', async (given, sentence) => {
  await expect(set(given)).rejects.toThrow(sentence);
});

test('a company or an engagement that is not there is named', async () => {
  await expect(set(calendar, undefined, 'Nobody')).rejects.toThrow('There is no company "Nobody".');
  await expect(set(calendar, '5046')).rejects.toThrow('The company has no engagement 5046.');
});
