/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { configureClient, leaveForLogout } from 'shared-client';
import { leaveIfOver } from './leave-if-over.ts';

const reload = jest.fn();
const other = jest.fn();
const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent(type, { persisted }));
let stop: () => void;

beforeAll(() => configureClient({ leave: () => undefined }));
beforeEach(() => {
  jest.clearAllMocks();
  stop = leaveIfOver(reload);
  addEventListener('pageshow', other);
});
afterEach(() => {
  stop();
  removeEventListener('pageshow', other);
});

test('a page that is kept returns as it was while its session lasts', () => {
  turn('pagehide', true);
  turn('pageshow', true);
  expect([document.documentElement.hidden, reload.mock.calls.length, other.mock.calls.length]).toEqual([false, 0, 1]);
});

test('once its session is over it is kept hidden, and loaded again before anything works on it', () => {
  leaveForLogout();
  expect(document.documentElement.hidden).toBe(false);
  turn('pagehide', true);
  expect(document.documentElement.hidden).toBe(true);
  turn('pageshow', true);
  expect([reload.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('a page that has just loaded is not loaded again', () => {
  turn('pageshow', false);
  expect([reload.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
});
