/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { claimDevice, startSignOut } from 'shared-session/device-data';

const written: unknown[] = [];
jest.unstable_mockModule('shared-session/device-database', () => ({
  runRequest: async (_place: object, _mode: string, question: (store: object) => unknown) =>
    question({ put: (value: unknown) => written.push(value), get: () => written.at(-1) }),
}));
const { lastEngagementQuery, rememberEngagement } = await import('./last-engagement.ts');

test('the last engagement is remembered, and not once somebody signs out in any tab', async () => {
  await claimDevice('7');
  await rememberEngagement(5000);
  expect(await lastEngagementQuery.queryFn()).toBe(5000);
  startSignOut();
  await rememberEngagement(5001);
  expect(written).toEqual([5000]);
});
