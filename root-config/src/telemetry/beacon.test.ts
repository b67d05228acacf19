import { jest } from '@jest/globals';
import { beacon } from './beacon.ts';
import type { MonitoringEvent } from './events.ts';
import type { Trial } from './trial.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const event = (name: string): MonitoringEvent => ({ type: 'vital', name, value: 1, rating: 'good' });

const tried = { microFrontend: 'mfe_a', version: '2', group: 'candidate' } as const;

function sending(isTaken = () => true, canaries: readonly (typeof tried)[] = []) {
  const sent: { events: { name: string; route: string }[]; trial?: Trial }[] = [];
  const send = (body: string) => isTaken() && sent.push(JSON.parse(body)) > 0;
  const one = beacon({ revision: 7, share: 0.5, canaries, send });
  return { one, sent, names: () => sent.map(({ events }) => events.map(({ name }) => name).join('')) };
}

test('what gathers goes together, each with its route', () => {
  const { one, sent, names } = sending();
  one.add(event('a'), '/a');
  jest.advanceTimersByTime(4_000);
  one.add(event('b'), '/b/{id}');
  expect(names()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(names()).toEqual(['ab']);
  expect(sent[0]).toMatchObject({ revision: 7, share: 0.5, events: [{ route: '/a' }, { route: '/b/{id}' }] });
});

test('an urgent event goes at once, and takes along what waits', () => {
  const { one, names } = sending();
  one.add(event('a'), '/');
  one.addUrgent(event('b'), '/');
  expect(names()).toEqual(['ab']);
});

test('what the browser does not take is sent with the next ones; many are sent in parts', () => {
  let isFull = true;
  const { one, sent, names } = sending(() => !isFull);
  one.addUrgent(event('a'), '/');
  isFull = false;
  one.flush();
  expect(names()).toEqual(['a']);
  for (let number = 0; number < 150; number += 1) one.add(event('x'), '/');
  one.flush();
  expect(sent.map(({ events }) => events.length)).toEqual([1, 100, 50]);
});

test('a page load counts once for its canaries, and once as failed', () => {
  const failure: MonitoringEvent = {
    type: 'load',
    microFrontend: 'mfe_a',
    version: '2',
    cohort: 'candidate',
    request: 'mfe_a/page',
    outcome: 'failed',
    ms: 1,
  };
  let isFull = true;
  const { one, sent } = sending(() => !isFull, [tried]);
  one.addUrgent(event('a'), '/');
  isFull = false;
  one.flush();
  one.addUrgent(event('b'), '/');
  one.addUrgent(failure, '/');
  one.addUrgent(failure, '/');
  expect(sent.map(({ trial }) => trial)).toEqual([
    { canaries: [tried], counts: ['page'] },
    undefined,
    { canaries: [tried], counts: ['failed'] },
    undefined,
  ]);
});

test('without a canary nothing is said of one', () => {
  const { one, sent } = sending();
  one.addUrgent(event('a'), '/');
  expect(sent[0]).not.toHaveProperty('trial');
});
