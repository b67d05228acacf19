import fc from 'fast-check';
import { allocationsOf } from '../../sample-data/billing/billing-days.ts';
import { multiRatePay, templateById } from '../../sample-data/engagements/engagement-settings.ts';
import { startApi } from '../../testing/start-api.ts';
import { metadataOf, noonOfToday, payloadOf, send } from '../../testing/timecard-client.ts';
import { withMultiRatePay } from './multi-rate-pay.ts';
import type { RateLine } from './worked-day.ts';

const [sample] = allocationsOf(templateById(31));
const line = (change: Partial<RateLine>): RateLine => {
  const [model] = sample?.costAllocationMultiRates ?? [];
  if (!sample || !model) throw new Error('The sample has no multi-rate line.');
  const lines = [{ ...model, regularHourAmount: 999, ...change }];
  const [result] = withMultiRatePay([{ ...sample, costAllocationMultiRates: lines }], multiRatePay);
  return result?.costAllocationMultiRates[0] as RateLine;
};

test('a line comes to its hours at the rates of its type, whatever amounts were sent', () => {
  expect(line({ type: 'Site work', minutes: 240, regMinutes: 180, otMinutes: 60, dtMinutes: 0 })).toMatchObject({
    regularHourAmount: 186,
    overtimeHourAmount: 93,
    doubletimeHourAmount: 0,
    regularHourSupplierPayAmount: 141,
    overtimeHourSupplierPayAmount: 70.5,
    doubletimeHourSupplierPayAmount: 0,
  });
});

test('hours that are not split are regular', () => {
  const unsplit = { minutes: 90, regMinutes: null, otMinutes: null, dtMinutes: null };
  expect(line({ type: 'Travel', ...unsplit })).toMatchObject({ regularHourAmount: 45, overtimeHourAmount: null });
});

test('multi-rate types are compared case-insensitively; no type is Labor; an unknown type has no amounts', () => {
  expect(line({ type: 'SITE WORK', regMinutes: 60 }).regularHourAmount).toBe(62);
  expect(line({ type: null, regMinutes: 60 }).regularHourAmount).toBe(54);
  expect(line({ type: 'Invented', regMinutes: 60 }).regularHourAmount).toBeNull();
});

test('an amount is a whole number of cents and never more than half a cent off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 }), (minutes) => {
      const amount = line({ type: 'On call', regMinutes: minutes }).regularHourAmount as number;
      expect(Math.abs(amount * 100 - Math.round(amount * 100))).toBeLessThan(1e-6);
      expect(Math.abs(amount - (minutes * 18) / 60)).toBeLessThan(0.005 + 1e-9);
    }),
  );
});

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());

test('a saved timecard has the amounts of the engagement', async () => {
  const worker = await server.signedIn('worker-templates');
  const engagementId = 5034;
  const metadata = await metadataOf(worker, engagementId);
  const [workedDate = ''] = metadata.workedDates;
  const lines = [{ type: 'Site work', hrs: 8, regHrs: 8, otHrs: 0, dtHrs: 0, regularHourAmount: 1e6 }];
  const days = [{ workedDate, hours: 8, billingCostAllocation: [{ costAllocationMultiRates: lines }] }];
  const saved = (await send(worker, 'save', payloadOf(metadata, days))).body;
  expect([saved.errors, saved.billingItemDetailErrors]).toEqual([[], []]);
  const manager = await server.signedIn('manager');
  const [day] = (await metadataOf(manager, engagementId)).billingItemDetails.filter(
    (one) => one.workedDate === workedDate,
  );
  expect(day?.billingCostAllocation[0]?.costAllocationMultiRates[0]).toMatchObject({
    regularHourAmount: 496,
    regularHourSupplierPayAmount: 376,
  });
});
