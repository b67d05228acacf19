import { approveStep, beginChain, isChainDone, waitsFor } from 'shared-validators/record-approval';
import { escalatedChain } from './escalated-chain.ts';

const [DANIEL, PRIYA, RUTH] = [
  { userId: 1, name: 'Daniel Reyes' },
  { userId: 2, name: 'Priya Natarajan' },
  { userId: 3, name: 'Ruth Calloway' },
];
const stamp = { decidedAt: '2026-11-18T10:00:00Z', decidedBy: null };
const item = { chain: null, manager: DANIEL, submittedById: 9 };

test('an item of one manager asks the next person in addition, and either is enough (docs: reminders#escalation)', () => {
  const chain = escalatedChain(item, PRIYA) ?? [];
  expect(waitsFor(chain)).toEqual([1, 2]);
  for (const { userId } of [DANIEL, PRIYA]) expect(isChainDone(approveStep(chain, userId, stamp))).toBe(true);
});

test('a step of one approver of a route becomes one of either; later steps stay', () => {
  const route = beginChain(
    [
      { name: 'Manager', mode: 'all', approvers: [DANIEL] },
      { name: 'Finance', mode: 'all', approvers: [RUTH] },
    ],
    [9],
  );
  const chain = escalatedChain({ ...item, chain: route }, PRIYA) ?? [];
  expect(waitsFor(approveStep(chain, PRIYA.userId, stamp))).toEqual([RUTH.userId]);
});

test('a step of all asks one more, so that nobody approves in place of several', () => {
  const route = beginChain([{ name: 'Both', mode: 'all', approvers: [DANIEL, RUTH] }], [9]);
  const chain = escalatedChain({ ...item, chain: route }, PRIYA) ?? [];
  expect(waitsFor(approveStep(chain, PRIYA.userId, stamp))).toEqual([DANIEL.userId, RUTH.userId]);
});

test.each([
  ['the manager', item, DANIEL],
  ['who submitted it', { ...item, submittedById: PRIYA.userId }, PRIYA],
  ['who is asked already', { ...item, chain: beginChain([{ name: '', mode: 'any', approvers: [PRIYA] }], []) }, PRIYA],
])('nothing changes for %s', (_who, overdue, next) => {
  expect(escalatedChain(overdue, next)).toBeNull();
});
