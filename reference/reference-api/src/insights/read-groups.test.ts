import { type EngagementHours, largestGroups } from './read-groups.ts';

const hours = (engagementId: number, workerId: number, minutes: number, supplier = 'North'): EngagementHours => ({
  ...{ engagementId, workerId, clientId: 1, supplier, minutes, overtimeMinutes: minutes / 10 },
});

test('groups have the hours of all of their engagements, the largest first, and at most 25 are told', () => {
  const rows = [hours(1, 7, 100), hours(2, 8, 150, 'South'), hours(3, 7, 60)];
  expect(largestGroups(rows, ({ workerId }) => workerId)).toEqual([
    { key: 7, minutes: 160, overtimeMinutes: 16 },
    { key: 8, minutes: 150, overtimeMinutes: 15 },
  ]);
  expect(largestGroups(rows, ({ supplier }) => supplier).map(({ key }) => key)).toEqual(['North', 'South']);
  const many = Array.from({ length: 40 }, (_, id) => hours(40 - id, id, 60));
  expect(largestGroups(many, ({ engagementId }) => engagementId).map(({ key }) => key)).toEqual(
    Array.from({ length: 25 }, (_, at) => at + 1),
  );
});
