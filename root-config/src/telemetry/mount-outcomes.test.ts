import { jest } from '@jest/globals';
import { type MountOutcome, mountOutcomes } from './mount-outcomes.ts';

const PAGE = { id: 'page', request: 'mfe/page', ms: 5 };
const note = (at = performance.now()) => ({ at });

let outcomes: string[];
const mounts = () =>
  mountOutcomes(({ id, outcome, kind = '' }: MountOutcome) => outcomes.push(`${id} ${outcome} ${kind}`.trim()));
beforeEach(() => {
  outcomes = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a mount has succeeded when it has stood for a second', () => {
  mounts().shown(PAGE, note());
  jest.advanceTimersByTime(999);
  expect(outcomes).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(outcomes).toEqual(['page shown']);
});

test('one that crashes in its first render has failed; one that crashes later was shown', () => {
  const one = mounts();
  one.shown(PAGE, note());
  one.crashed('page', performance.now());
  jest.runAllTimers();
  expect(outcomes).toEqual(['page failed render']);
  one.shown(PAGE, note());
  jest.runAllTimers();
  one.crashed('page', performance.now());
  expect(outcomes).toEqual(['page failed render', 'page shown']);
});

test('who leaves within the second has seen it', () => {
  const one = mounts();
  one.shown(PAGE, note());
  one.hidden('page');
  one.shown({ ...PAGE, id: 'other' }, note());
  one.settleAll();
  jest.runAllTimers();
  expect(outcomes).toEqual(['page shown', 'other shown']);
});

test('a region is down from its failure until it is shown or left', () => {
  const one = mounts();
  one.failed({ ...PAGE, kind: 'network' }, note());
  expect([outcomes, one.isDown('page')]).toEqual([['page failed network'], true]);
  one.shown(PAGE, note());
  expect(one.isDown('page')).toBe(false);
  one.crashed('page', performance.now());
  expect(one.isDown('page')).toBe(true);
  one.hidden('page');
  expect(one.isDown('page')).toBe(false);
});

test('what is reported late is judged by when it happened', () => {
  const one = mounts();
  jest.advanceTimersByTime(10_000);
  const now = performance.now();
  one.shown(PAGE, note(now - 5_000));
  one.crashed('page', now - 2_000);
  expect(outcomes).toEqual(['page shown']);
  one.shown(PAGE, note(now - 2_000));
  one.crashed('page', now - 1_900);
  expect(outcomes).toEqual(['page shown', 'page failed render']);
});
