import { jest } from '@jest/globals';
import { beacon } from './beacon.ts';
import type { MonitoringEvent } from './events.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const event = (name: string): MonitoringEvent => ({ type: 'vital', name, value: 1, rating: 'good' });

function sending(isTaken = () => true) {
  const sent: { events: { name: string; route: string }[] }[] = [];
  const send = (body: string) => isTaken() && sent.push(JSON.parse(body)) > 0;
  const one = beacon({ revision: 7, share: 0.5, send });
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
