import { startApi } from '../testing/start-api.ts';
import { lateAtCompany, totalOf } from './late-at-company.ts';

const portal = await startApi();
const { db } = portal.api.services;
afterAll(() => portal.close());

test('who is late stays late on a weekend, and after the two weeks in which they are reminded (docs: reminders#reminder-program)', async () => {
  const [friday, saturday] = ['2026-11-27T20:00:00Z', '2026-11-28T20:00:00Z'].map((text) => new Date(text));
  const [before, after] = [await lateAtCompany(db, 1, friday as Date), await lateAtCompany(db, 1, saturday as Date)];
  expect(totalOf(before.workers)).toBeGreaterThan(0);
  expect(after.workers).toEqual(before.workers);
  // Jonas Weber has entered nothing since September.
  const [jonas] = before.workers.filter(({ name }) => name === 'Jonas Weber');
  expect(jonas?.count).toBeGreaterThan(2);
});
