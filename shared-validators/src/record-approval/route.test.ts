import fc from 'fast-check';
import {
  appliesTo,
  beginBillingChain,
  type ConfiguredStep,
  isChainDone,
  type Routed,
  stepsFor,
  waitsFor,
} from './index.ts';

const [ANA, BEN, WORKER] = [1, 2, 9];
const person = (userId: number) => ({ userId, name: `Person ${userId}` });
const expense: Routed = { type: 'EXPENSE', amount: 900, minutes: null, manager: person(ANA) };
const timecard: Routed = { type: 'TIME', amount: null, minutes: 2700, manager: person(ANA) };
const manager: ConfiguredStep = { name: 'Manager', mode: 'all', manager: true, approvers: [] };
const finance = (condition: object = {}): ConfiguredStep => ({
  name: 'Finance',
  mode: 'any',
  approvers: [person(BEN)],
  ...condition,
});

test.each<[string, object, Routed, boolean]>([
  ['nothing', {}, expense, true],
  ['a smaller amount', { above: 899.99 }, expense, true],
  ['the amount itself', { above: 900 }, expense, false],
  ['a smaller amount, of a credit', { above: 500 }, { ...expense, type: 'ADJUSTMENT', amount: -900 }, true],
  ['an amount, of a timecard', { above: 0 }, timecard, false],
  ['fewer hours', { aboveHours: 44.5 }, timecard, true],
  ['the hours themselves', { aboveHours: 45 }, timecard, false],
  ['hours, of an expense', { aboveHours: 0 }, expense, false],
  ['its type', { types: ['EXPENSE', 'PROJECT'] }, expense, true],
  ['another type', { types: ['PROJECT'] }, expense, false],
])('a step above %s (docs: approvals#billing-route)', (_what, condition, item, applies) => {
  expect(appliesTo(condition, item)).toBe(applies);
});

test('the manager of the engagement is named in the step', () => {
  expect(stepsFor([manager], expense)).toEqual([{ name: 'Manager', mode: 'all', approvers: [person(ANA)] }]);
  expect(stepsFor([manager], { ...expense, manager: null })[0]?.approvers).toEqual([]);
});

test.each<[string, readonly ConfiguredStep[] | null, Routed, number]>([
  ['there is no route', null, expense, WORKER],
  ['no step applies', [finance({ above: 5000 })], expense, WORKER],
  ['the route asks only the manager', [manager, finance({ above: 5000 })], expense, WORKER],
  ['the only other approver submitted it', [manager, finance()], expense, BEN],
])(
  'without a chain the manager decides alone: %s (docs: approvals#billing-decider)',
  (_what, route, item, submitter) => {
    expect(beginBillingChain(route, item, submitter)).toBeNull();
  },
);

test('with a chain, one step comes after the other', () => {
  const chain = beginBillingChain([manager, finance({ above: 500 })], expense, WORKER) ?? [];
  expect(chain.map(({ name }) => name)).toEqual(['Manager', 'Finance']);
  expect(waitsFor(chain)).toEqual([ANA]);
});

test('a chain never asks who submitted, and never begins done', () => {
  const steps = fc.array(
    fc.record(
      {
        name: fc.constant('Step'),
        mode: fc.constantFrom('all' as const, 'any' as const),
        approvers: fc.array(fc.integer({ min: 1, max: 4 }).map(person), { maxLength: 3 }),
        manager: fc.boolean(),
        above: fc.integer({ min: 0, max: 1800 }),
      },
      { requiredKeys: ['name', 'mode', 'approvers'] },
    ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 4 }), (route, submitter) => {
      const chain = beginBillingChain(route, expense, submitter);
      if (chain === null) return;
      expect(isChainDone(chain)).toBe(false);
      expect(chain.flatMap(({ approvers }) => approvers.map(({ userId }) => userId))).not.toContain(submitter);
    }),
  );
});
