import fc from 'fast-check';
import {
  addApprover,
  approveStep,
  beginChain,
  type Chain,
  currentStep,
  isChainDone,
  isStepDone,
  mayRemind,
  passAll,
  type RouteStep,
  rejectStep,
  remind,
  removeApprover,
  type StepMode,
  waitsFor,
} from './index.ts';

const [ANA, BEN, CEM, DEE] = [1, 2, 3, 4];
const stamp = { decidedAt: '2026-11-18T10:00:00Z', decidedBy: null };
const step = (mode: StepMode, ...ids: readonly number[]): RouteStep => ({
  name: 'Step',
  mode,
  approvers: ids.map((userId) => ({ userId, name: `Person ${userId}` })),
});
const chainOf = (...steps: readonly RouteStep[]) => beginChain(steps, [DEE]);
const approved = (chain: Chain, ...ids: readonly number[]) =>
  ids.reduce((so_far, id) => approveStep(so_far, id, stamp), chain);
const states = (chain: Chain) => chain.map(({ approvers }) => approvers.map(({ state }) => state));

test('one step comes after the other', () => {
  const chain = chainOf(step('all', ANA), step('all', BEN));
  expect(waitsFor(chain)).toEqual([ANA]);
  expect(waitsFor(approved(chain, BEN))).toEqual([ANA]);
  expect(waitsFor(approved(chain, ANA))).toEqual([BEN]);
  expect(isChainDone(approved(chain, ANA, BEN))).toBe(true);
});

test('a step of "all" waits for everybody', () => {
  const chain = chainOf(step('all', ANA, BEN));
  expect(waitsFor(approved(chain, ANA))).toEqual([BEN]);
  expect(isChainDone(approved(chain, BEN, ANA))).toBe(true);
});

test('a step of "any" waits for one, and then for nobody else (docs: approvals#chain-steps)', () => {
  const chain = approved(chainOf(step('any', ANA, BEN), step('all', CEM)), BEN);
  expect(waitsFor(chain)).toEqual([CEM]);
  expect(states(chain)).toEqual([['passed', 'approved'], ['waiting']]);
});

test('one person in several steps is asked once (docs: approvals#chain-once)', () => {
  const chain = approved(chainOf(step('all', ANA), step('all', ANA, BEN), step('any', ANA, CEM)), ANA, BEN);
  expect(isChainDone(chain)).toBe(true);
  expect(states(chain)).toEqual([['approved'], ['before', 'approved'], ['before', 'passed']]);
});

test('who submits is not asked, and a step of nobody else is left out (docs: approvals#chain-own)', () => {
  expect(
    chainOf(step('all', DEE), step('any', DEE, ANA)).map(({ approvers }) => approvers.map(({ userId }) => userId)),
  ).toEqual([[ANA]]);
  expect(chainOf(step('all', DEE))).toEqual([]);
});

test('somebody twice in a step is asked once', () => {
  expect(states(chainOf(step('all', ANA, ANA)))).toEqual([['waiting']]);
});

test('a rejection is written down where it was made', () => {
  const chain = rejectStep(approved(chainOf(step('all', ANA), step('all', BEN)), ANA), BEN, stamp);
  expect(states(chain)).toEqual([['approved'], ['rejected']]);
});

test('what is decided as a whole asks nobody any more', () => {
  expect(states(passAll(approved(chainOf(step('all', ANA), step('all', BEN)), ANA)))).toEqual([
    ['approved'],
    ['passed'],
  ]);
});

test('somebody is added to a step that is not done', () => {
  const chain = approved(chainOf(step('all', ANA), step('all', BEN)), ANA);
  const more = addApprover(chain, 1, { userId: CEM, name: 'Cem' }, [DEE]);
  expect(more && waitsFor(more)).toEqual([BEN, CEM]);
});

test.each<[string, number, number]>([
  ['a step that is done', 0, CEM],
  ['a step that there is not', 7, CEM],
  ['a step that has them', 1, BEN],
  ['any step, when they submitted it', 1, DEE],
])('nobody is added to %s', (_what, at, userId) => {
  const chain = approved(chainOf(step('all', ANA), step('all', BEN)), ANA);
  expect(addApprover(chain, at, { userId, name: '' }, [DEE])).toBeNull();
});

test('nobody is added to a step after one that asks them: their approval there would count, and nobody would be asked', () => {
  const chain = approved(chainOf(step('all', ANA), step('any', BEN)), ANA);
  expect(addApprover(chain, 1, { userId: ANA, name: '' }, [DEE])).toBeNull();
});

test('removing never approves: a step keeps somebody whom it has still to ask', () => {
  expect(removeApprover(approved(chainOf(step('all', ANA, BEN)), ANA), 0, BEN)).toBeNull();
  // Ana is already asked in the first step.
  expect(removeApprover(chainOf(step('all', ANA), step('all', ANA, BEN)), 1, BEN)).toBeNull();
});

test('somebody who was not heard is removed; the last of a step, and who decided, stay', () => {
  const chain = approved(chainOf(step('all', ANA, BEN, 5), step('all', CEM)), ANA);
  expect(waitsFor(removeApprover(chain, 0, BEN) ?? [])).toEqual([5]);
  expect(removeApprover(chain, 0, ANA)).toBeNull();
  expect(removeApprover(chain, 1, CEM)).toBeNull();
  expect(removeApprover(chain, 0, DEE)).toBeNull();
});

test('somebody is reminded while the step waits for them, once an hour', () => {
  const chain = chainOf(step('all', ANA), step('all', BEN));
  expect(mayRemind(chain, ANA, '2026-11-18T10:00:00Z')).toBe(true);
  expect(mayRemind(chain, BEN, '2026-11-18T10:00:00Z')).toBe(false);
  const reminded = remind(chain, ANA, '2026-11-18T10:00:00Z');
  expect(mayRemind(reminded, ANA, '2026-11-18T10:59:59Z')).toBe(false);
  expect(mayRemind(reminded, ANA, '2026-11-18T11:00:00Z')).toBe(true);
});

const route = fc.array(
  fc.record({
    mode: fc.constantFrom<StepMode>('all', 'any'),
    ids: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
  }),
  { maxLength: 5 },
);

test('whatever the route and whoever answers first: nobody is asked twice, never who submitted, and it ends', () => {
  fc.assert(
    fc.property(route, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (steps, choices) => {
      let chain = chainOf(...steps.map(({ mode, ids }) => step(mode, ...ids)));
      const answered: number[] = [];
      for (const choice of choices) {
        const waiting = waitsFor(chain);
        if (waiting.length === 0) break;
        const [next] = waiting.slice(choice % waiting.length);
        answered.push(next ?? 0);
        const before = currentStep(chain);
        chain = approveStep(chain, next ?? 0, stamp);
        expect(currentStep(chain)).toBeGreaterThanOrEqual(before);
      }
      expect(isChainDone(chain) && chain.every(isStepDone)).toBe(true);
      expect(new Set(answered).size).toBe(answered.length);
      expect(answered).not.toContain(DEE);
    }),
  );
});

test('whatever is added and removed: the same step waits, and the same have approved', () => {
  const edits = fc.array(fc.tuple(fc.boolean(), fc.nat(5), fc.integer({ min: 1, max: 9 })), { maxLength: 12 });
  fc.assert(
    fc.property(route, fc.array(fc.nat(), { maxLength: 4 }), edits, (steps, choices, asked) => {
      let chain = chainOf(...steps.map(({ mode, ids }) => step(mode, ...ids)));
      for (const choice of choices) {
        const waiting = waitsFor(chain);
        chain = approveStep(chain, waiting[choice % Math.max(waiting.length, 1)] ?? 0, stamp);
      }
      const said = (of: Chain) => of.flatMap(({ approvers }) => approvers.filter(({ state }) => state !== 'waiting'));
      for (const [adds, at, userId] of asked) {
        const next = adds ? addApprover(chain, at, { userId, name: '' }, [DEE]) : removeApprover(chain, at, userId);
        if (next === null) continue;
        expect([currentStep(next), said(next)]).toEqual([currentStep(chain), said(chain)]);
        chain = next;
      }
    }),
  );
});
