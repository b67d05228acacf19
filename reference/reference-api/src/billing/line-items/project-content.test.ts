import fc from 'fast-check';
import { type ProjectLine, projectLine } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { tokens } from '../../testing/timecard.ts';
import { checkProject, settledProject } from './project-content.ts';
import type { ProjectSetting } from './project-setting.ts';

const part = { kind: 'milestone', name: 'Dock plan accepted', dueDate: '2026-12-01' } as const;
const setting: ProjectSetting = {
  plan: [{ id: 1, ...part, amount: 6200, billedBefore: 1550 }],
  budgets: [
    { id: 1, name: 'Capital', amount: 9000, available: 930 },
    { id: 2, name: 'Operations', amount: 5000, available: 5000 },
  ],
};
const lineOf = (change: object = {}): ProjectLine =>
  v.parse(projectLine, { kind: 'position', name: 'Dredging', amount: 100, ...change });
const settle = (lines: readonly ProjectLine[], ...percents: readonly number[]) =>
  settledProject(
    { lines, budgetShares: percents.map((percent, at) => ({ budgetId: at + 1, percent, amount: 99 })) },
    setting,
    'USD',
  );
const found = (lines: readonly ProjectLine[], percents: readonly number[], mode: 'save' | 'submit' = 'submit') =>
  tokens(checkProject(settle(lines, ...percents), setting, { currency: 'USD', mode }));
const half = lineOf({ planId: 1, complete: 50, name: 'Mine', amount: 7, billedBefore: 3 });

test('a part of the plan is what the plan says, and bills what is complete without what was billed before', () => {
  expect(settle([half]).lines).toMatchObject([
    { ...part, amount: 1550, billedBefore: 1550, completeBy: 'PERCENT', completed: false },
  ]);
  const all = lineOf({ planId: 1, completeBy: 'AMOUNT', complete: 6200 });
  expect(settle([all]).lines).toMatchObject([{ amount: 4650, completed: true }]);
  expect(settle([half, all]).lines.map(({ amount }) => amount)).toEqual([1550, 3100]);
});

test('what the budgets give is the own of the server', () => {
  expect(settle([half], 60, 40).budgetShares.map(({ amount }) => amount)).toEqual([930, 620]);
  expect(found([half], [60, 40])).toEqual([]);
});

test('more than a budget has left is refused, and so is what is not allocated', () => {
  expect(found([half], [60.01, 39.99])).toEqual(['ERR_BILLING_BUDGET_EXCEEDED']);
  expect(found([half], [60])).toEqual(['ERR_BILLING_BUDGET_PERCENT']);
  expect(found([half], [60.005, 39.995])).toContain('ERR_BILLING_BUDGET_PERCENT');
  expect(found([half], [60], 'save')).toEqual([]);
});

test('no more than all of it is complete, and nothing is billed twice', () => {
  for (const complete of [25, 100.01, -1, 33.333])
    expect(found([{ ...half, complete }], [10, 90], 'save')).toEqual(['ERR_BILLING_PROJECT_COMPLETE']);
});

test.each([1e9 + 0.01, 1e12])('%d is more than a line may have', (amount) => {
  expect(found([lineOf({ amount })], [0, 100], 'save')).toEqual(['ERR_BILLING_EXPENSE_TOO_MUCH']);
});

test.each([-1, 1.005])('%d is no amount of a line', (amount) => {
  expect(found([lineOf({ amount })], [0, 100], 'save')).toEqual(['ERR_BILLING_LINE_AMOUNT']);
});

test('a currency without decimals takes whole amounts only', () => {
  const inYen = (amount: number) => {
    const bare = { plan: [], budgets: [] };
    const settled = settledProject({ lines: [lineOf({ amount })], budgetShares: [] }, bare, 'JPY');
    return tokens(checkProject(settled, bare, { currency: 'JPY', mode: 'submit' }));
  };
  expect([inYen(31.2), inYen(31)]).toEqual([['ERR_BILLING_LINE_AMOUNT'], []]);
});

test('the amount of a line is quantity times rate, in cents (docs: project-billing#project-unplanned)', () => {
  const number = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(number, number, (quantity, cents) => {
      const amount = settle([lineOf({ quantity, rate: cents / 100 })]).lines[0]?.amount ?? 0;
      expect(Math.round(amount * 100)).toBe(quantity * cents);
    }),
  );
});
