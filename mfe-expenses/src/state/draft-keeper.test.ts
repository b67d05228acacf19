/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { expenseEditMetadata } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { draftKeeper } from './draft-keeper.ts';
import { changeForm, createItemStore } from './item-store.ts';
import { reportKind } from './report-store.ts';

const metadata = v.parse(expenseEditMetadata, {
  billingItemId: 0,
  version: 0,
  engagementId: 5000,
  status: null,
  periodStartDate: '2026-11-16',
  periodEndDate: '2026-11-22',
  dates: ['2026-11-16'],
  currency: 'USD',
  expenses: [],
});

/** The forms written to the device. */
const written: unknown[] = [];
let stop: () => void;
const drafts = {
  ...reportKind.drafts,
  find: async () => null,
  keep: async (_: unknown, form: unknown) => written.push(form) > 0,
};

beforeEach(() => {
  jest.useFakeTimers();
  written.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  stop();
  jest.useRealTimers();
});

function setUp() {
  const store = createItemStore(reportKind, metadata);
  stop = draftKeeper(store, { ...reportKind, drafts }, ({ mine }) => ({ form: mine })).follow();
  const type = () =>
    changeForm(store, { label: 'LBL_STEP_LINE_CHANGED' }, (form) => ({ ...form, seed: `${form.seed}, changed` }));
  return { store, type };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

test.each(['beforeunload', 'pagehide'])(
  'input just before %s is written at once (docs: expenses#expense-drafts)',
  async (event) => {
    const page = setUp();
    page.type();
    await settle();
    expect(written).toEqual([]);
    window.dispatchEvent(new Event(event));
    await settle();
    expect(written).toEqual([page.store.getState().form]);
  },
);

test('input is written after a pause, once', async () => {
  const page = setUp();
  page.type();
  await jest.advanceTimersByTimeAsync(399);
  expect(written).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(written).toHaveLength(1);
  window.dispatchEvent(new Event('beforeunload'));
  await settle();
  expect(written).toHaveLength(1);
});

test('the page listens for its end only while something is unwritten', async () => {
  const heard = new Set<unknown>();
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'beforeunload') heard.add(listener);
  });
  jest.spyOn(window, 'removeEventListener').mockImplementation((type, listener) => {
    if (type === 'beforeunload') heard.delete(listener);
  });
  const page = setUp();
  expect(heard.size).toBe(0);
  page.type();
  expect(heard.size).toBe(1);
  await jest.advanceTimersByTimeAsync(400);
  expect(heard.size).toBe(0);
});
