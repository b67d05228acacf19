import { projectEditMetadata } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { entryOf, projectTotals, settingOf } from './project-entries.ts';
import { newLine, type ProjectForm } from './project-form.ts';
import { projectMissing } from './project-missing.ts';
import { projectFormOf, projectPayload } from './project-payload.ts';

const metadata = v.parse(projectEditMetadata, {
  billingItemId: 20_001,
  version: 3,
  engagementId: 5026,
  periodStartDate: '2026-11-16',
  periodEndDate: '2026-11-22',
  currency: 'USD',
  plan: [{ id: 1, kind: 'milestone', name: 'Dock plan', amount: 12_400, dueDate: '2026-12-01', billedBefore: 3100 }],
  budgets: [
    { id: 1, name: 'Capital', amount: 9000, available: 1800 },
    { id: 2, name: 'Operations', amount: 5000, available: 5000 },
  ],
  lines: [
    { id: 7, kind: 'milestone', name: 'Dock plan', planId: 1, completeBy: 'PERCENT', complete: 50, amount: 3100 },
    { id: 8, kind: 'material', name: 'Markers', quantity: 3, rate: 106.13, amount: 318.39 },
  ],
  budgetShares: [{ budgetId: 2, percent: 100, amount: 3418.39 }],
});
const setting = settingOf(metadata);
const form = projectFormOf(metadata, 'seed');
const missing = (change: Partial<ProjectForm>, mode: 'save' | 'submit' = 'submit') =>
  projectMissing({ ...form, ...change }, setting, mode).map(({ label, line, budgetId }) => [label, line ?? budgetId]);

test('an item that nobody typed into is sent as it was read', () => {
  const { lines, budgetShares, ...head } = projectPayload(form, metadata, setting);
  expect(head).toMatchObject({ id: 20_001, version: 3, requisitionId: 5026, type: 'PROJECT' });
  expect(lines).toMatchObject([
    { id: 7, planId: 1, completeBy: 'PERCENT', complete: 50, amount: 3100, quantity: null },
    { id: 8, planId: null, complete: null, amount: 318.39, quantity: 3, rate: 106.13 },
  ]);
  expect(budgetShares).toEqual([{ budgetId: 2, percent: 100, amount: null }]);
});

test('a part of the plan bills what is complete without what was billed before', () => {
  const [line] = form.lines;
  if (!line) throw new Error('There is a line.');
  expect(entryOf(line, setting).amount).toBe(310_000);
  expect(entryOf({ ...line, completeBy: 'AMOUNT', complete: '12400' }, setting).amount).toBe(930_000);
  expect(projectTotals(form, setting)).toEqual({
    kinds: [
      { kind: 'milestone', units: 310_000 },
      { kind: 'material', units: 31_839 },
    ],
    total: 341_839,
  });
});

test('nothing is missing of what can be submitted', () => expect(missing({})).toEqual([]));

test('what is missing names its line or its budget', () => {
  const lines = [
    { ...newLine('new'), amount: 'much' },
    { ...newLine('more'), name: 'Divers' },
  ];
  expect(missing({ lines })).toEqual([
    ['MSG_PROJECT_NAME', 'new'],
    ['MSG_EXPENSE_AMOUNT', 'new'],
    ['MSG_EXPENSE_AMOUNT', 'more'],
  ]);
  const much = { ...newLine('much'), name: 'Divers' };
  for (const typed of [{ amount: '2000000000' }, { quantity: '1000000', rate: '99999999' }])
    for (const mode of ['save', 'submit'] as const)
      expect(missing({ lines: [{ ...much, ...typed }], shares: [] }, mode)).toContainEqual([
        'MSG_EXPENSE_TOO_MUCH',
        'much',
      ]);
  expect(missing({ lines: [] })).toEqual([['MSG_EXPENSE_NO_LINES', undefined]]);
  const shares = (one: string, other: string) => ({
    shares: [
      { budgetId: 1, percent: one },
      { budgetId: 2, percent: other },
    ],
  });
  expect(missing(shares('', '40'))).toEqual([['ERR_BILLING_BUDGET_PERCENT', undefined]]);
  expect(missing(shares('60', '40'))).toEqual([['ERR_BILLING_BUDGET_EXCEEDED', 1]]);
  expect(missing(shares('60', '40'), 'save')).toEqual([]);
});
