import { startApi } from '../testing/start-api.ts';
import { setRoute } from './set-route.ts';

const server = await startApi();
const { db } = server.api.services;
afterAll(() => server.close());

const client = 'Harbor & Vale Logistics';
const set = (steps: unknown, kind = 'BILLING') =>
  setRoute(db, { client, kind, text: typeof steps === 'string' ? steps : JSON.stringify(steps) });
const stored = () => db.selectFrom('approval_route').select('steps').where('kind', '=', 'BILLING').executeTakeFirst();

test('an operator stores a route, with approvers by their user names (docs: approvals#billing-route)', async () => {
  const message = await set([
    { name: 'Manager', mode: 'all', manager: true },
    { name: 'Finance', mode: 'any', approvers: ['Approver'], above: 1000, types: ['EXPENSE'] },
  ]);
  expect(message).toBe('The BILLING route of Harbor & Vale Logistics has these steps now: Manager, Finance.');
  expect((await stored())?.steps).toEqual([
    { name: 'Manager', mode: 'all', manager: true, approvers: [] },
    {
      name: 'Finance',
      mode: 'any',
      approvers: [{ userId: 1011, name: 'Ruth Calloway' }],
      above: 1000,
      types: ['EXPENSE'],
    },
  ]);
});

const step = { name: 'Step', mode: 'all', approvers: ['manager'] };
test.each<[string, unknown, string]>([
  ['text that is not JSON', '[{', 'The route is not JSON'],
  ['an unknown mode', [{ ...step, mode: 'most' }], '0.mode'],
  ['an unknown field', [{ ...step, over: 10 }], '0.over'],
  ['a step that asks nobody', [{ ...step, approvers: [] }], 'a step asks the manager or names approvers'],
  ['a worker', [{ ...step, approvers: ['worker'] }], '"worker" is no user of the company who can approve.'],
])('%s is refused, and the route stays', async (_what, steps, message) => {
  const before = await stored();
  await expect(set(steps)).rejects.toThrow(message);
  expect(await stored()).toEqual(before);
});

test('an empty list removes the route', async () => {
  expect(await set([])).toBe('Harbor & Vale Logistics has no BILLING route now.');
  expect(await stored()).toBeUndefined();
  await expect(set([], 'INVOICE')).rejects.toThrow('A route is one of REQUEST, ENGAGEMENT, REVISION, BUDGET, BILLING.');
});
