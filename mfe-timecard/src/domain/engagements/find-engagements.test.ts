import { engagementToOpen, findEngagements } from './find-engagements.ts';

const engagement = (id: number, jobTitle: string, status = 'Filled') => ({
  id,
  jobTitle,
  reqName: `HV-${id}`,
  managerName: 'Daniel Reyes',
  status,
});
const list = [engagement(5000, 'Dock Coordinator'), engagement(5001, 'Fleet Scheduler', 'Closed')];

test.each([
  ['', [5000, 5001]],
  ['  dock ', [5000]],
  ['reyes 5001', [5001]],
  ['CLOSED', [5001]],
  ['dock 5001', []],
])('%j finds %j', (text, ids) => expect(findEngagements(list, text).map(({ id }) => id)).toEqual(ids));

test('the last engagement is opened, or the first where that is gone, cancelled or unknown (docs: add-time#engagement-selector)', () => {
  expect(engagementToOpen(list, 5001)?.id).toBe(5001);
  expect(engagementToOpen(list, 7)?.id).toBe(5000);
  expect(engagementToOpen(list, null)?.id).toBe(5000);
  expect(engagementToOpen([list[0] as never, engagement(5002, 'Clerk', 'Cancelled')], 5002)?.id).toBe(5000);
  expect(engagementToOpen([], 5000)).toBeUndefined();
});
