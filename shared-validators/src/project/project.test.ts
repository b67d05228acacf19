import fc from 'fast-check';
import {
  billedNow,
  budgetParts,
  completeAmount,
  type Progress,
  type ProjectContent,
  type ProjectEntry,
  percentOf,
  projectIssues,
  unallocatedOf,
} from './index.ts';

const half: Progress = { by: 'PERCENT', complete: 5000, planned: 620_000, billedBefore: 0 };
const entry = (progress: Progress): ProjectEntry => ({
  name: 'Dock plan',
  amount: billedNow(progress, 'USD'),
  progress,
});
const content = (change: Partial<ProjectContent> = {}): ProjectContent => ({
  entries: [entry(half)],
  shares: [
    { budgetId: 1, share: 6000 },
    { budgetId: 2, share: 4000 },
  ],
  budgets: [
    { id: 1, remaining: 186_000 },
    { id: 2, remaining: 500_000 },
  ],
  currency: 'USD',
  ...change,
});
const tokens = (mode: 'save' | 'submit', change: Partial<ProjectContent> = {}) =>
  projectIssues(content(change), mode).map(({ token, at }) => [token, at]);

test('half of 6,200.00 is 3,100.00; what was billed before is not billed again', () => {
  expect(completeAmount(half, 'USD')).toBe(310_000);
  expect(billedNow({ ...half, complete: 7500, billedBefore: 310_000 }, 'USD')).toBe(155_000);
  expect(billedNow({ ...half, by: 'AMOUNT', complete: 620_000, billedBefore: 310_000 }, 'USD')).toBe(310_000);
  expect(percentOf(310_000, 620_000)).toBe(5000);
});

test('however a milestone is billed in steps of percent, all of it is billed in the end, and nothing twice (docs: project-billing#project-progress)', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.nat(1_000_000_000), steps, (planned, percents) => {
      const billed = [...percents.sort((one, other) => one - other), 10_000].reduce(
        (before, complete) =>
          before + (billedNow({ by: 'PERCENT', complete, planned, billedBefore: before }, 'USD') ?? 0),
        0,
      );
      expect(billed).toBe(planned);
    }),
  );
});

test('a part of the plan is no more than complete, and bills something', () => {
  const wrong: readonly Progress[] = [
    { ...half, complete: 10_001 },
    { ...half, by: 'AMOUNT', complete: 620_001 },
    { ...half, billedBefore: 310_000 },
    { ...half, complete: -1 },
  ];
  for (const progress of wrong)
    for (const mode of ['save', 'submit'] as const)
      expect(tokens(mode, { entries: [entry(progress)] })).toContainEqual(['ERR_BILLING_PROJECT_COMPLETE', 0]);
});

test('a line waits for its amount, not for its name (docs: project-billing#project-rules)', () => {
  const open: ProjectEntry = { name: ' \u200b', amount: null, progress: null };
  expect(tokens('save', { entries: [open] })).toEqual([['ERR_BILLING_LINE_NAME', 0]]);
  expect(tokens('save', { entries: [entry({ ...half, complete: null })] })).toEqual([]);
  expect(tokens('submit', { entries: [{ ...open, name: 'Markers' }], shares: [], budgets: [] })).toEqual([
    ['ERR_BILLING_LINE_AMOUNT', 0],
  ]);
});

test('a line with more than one may have is named as that (docs: project-billing#project-rules)', () => {
  const most = { name: 'Divers', amount: 100_000_000_000, progress: null };
  expect(tokens('save', { entries: [most] })).toEqual([]);
  for (const mode of ['save', 'submit'] as const)
    expect(tokens(mode, { entries: [{ ...most, amount: most.amount + 1 }], shares: [], budgets: [] })).toEqual([
      ['ERR_BILLING_EXPENSE_TOO_MUCH', 0],
    ]);
});

test('"Total allocated Budget percentage must equal 100", before a submit', () => {
  const shares = [{ budgetId: 2, share: 9999 }];
  expect([tokens('save', { shares }), tokens('submit', { shares })]).toEqual([
    [],
    [['ERR_BILLING_BUDGET_PERCENT', null]],
  ]);
  expect(tokens('submit', { shares: [] })).toEqual([['ERR_BILLING_BUDGET_PERCENT', null]]);
  const twice = [
    { budgetId: 2, share: 5000 },
    { budgetId: 2, share: 5000 },
  ];
  expect(tokens('submit', { shares: twice })).toEqual([['ERR_BILLING_BUDGET_PERCENT', null]]);
  expect(tokens('submit', { shares: [], budgets: [] })).toEqual([]);
});

test('no budget gives more than it has left, to the last cent', () => {
  expect(tokens('submit')).toEqual([]);
  const budgets = [
    { id: 1, remaining: 185_999 },
    { id: 2, remaining: 500_000 },
  ];
  expect(tokens('submit', { budgets })).toEqual([['ERR_BILLING_BUDGET_EXCEEDED', 0]]);
  const unknown = [{ budgetId: 9, share: 10_000 }];
  expect(tokens('submit', { shares: unknown })).toEqual([['ERR_BILLING_BUDGET_EXCEEDED', 0]]);
});

test('what the budgets give sums to the item once everything is allocated', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(1_000_000_000), shares, (total, all) => {
      const cut = [...all, 0, 10_000].sort((one, other) => one - other);
      const parts = cut.slice(1).map((end, at) => ({ budgetId: at, share: end - (cut[at] ?? 0) }));
      expect(unallocatedOf(parts)).toBe(0);
      expect(budgetParts(total, parts).reduce((sum, { units }) => sum + units, 0)).toBe(total);
    }),
  );
});
