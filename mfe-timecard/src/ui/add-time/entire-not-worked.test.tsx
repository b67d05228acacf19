/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerError } from 'shared-client';
import { type EngagementItem, engagementItem } from 'shared-client/schema/engagements';
import { currentUser, notifications } from 'shared-session';
import * as v from 'valibot';
import { mergeTimecards } from '../../domain/conflict/merge-timecards.ts';
import { setDidNotWork } from '../../domain/day/toggles.ts';
import { MONDAY, span } from '../../domain/testing/samples.ts';
import { action, changeDay } from '../../state/add-time/edit-history.ts';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';
import { HostProvider } from '../page/host.tsx';
import type { SubmittedTimecard } from './save/submitted-receipts.tsx';

/** Calls of the flow with their arguments, and the response to the last of them. */
const made: [string, ...unknown[]][] = [];
let notWorkedErrors: unknown[];
let reported: () => { billingItemId: number; errors: unknown[] };

const billing = await import('shared-client/billing');
const engagements = await import('shared-client/engagements');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  validateCreationDate: async () => ({ errors: [] }),
  validateEntireNotWork: async (...asked: unknown[]) => {
    made.push(['validate', ...asked]);
    return { errors: notWorkedErrors };
  },
  saveEntireNotWork: async (...asked: unknown[]) => {
    made.push(['report', ...asked.slice(0, 2)]);
    return reported();
  },
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...engagements,
  getHourStatus: async () => false,
  getEngagementPeriods: async () => [],
}));
const { nextPaint } = await import('../../testing/next-paint.ts');
const { showTimecard } = await import('../../testing/show-timecard.tsx');
const { OpenTimecard } = await import('./open-timecard.tsx');

const went: string[] = [];
const host = { isPortal: true, go: (path: string) => void went.push(path) };

const submitted = jest.fn<(one: SubmittedTimecard) => void>();

async function show(noWorkEligible = true, multi = false): Promise<TimecardStore> {
  const engagement: EngagementItem = v.parse(engagementItem, {
    id: 48213,
    reqName: 'HV-1',
    status: 'Filled',
    noWorkEligible,
  });
  const store = await showTimecard(
    <HostProvider value={host}>
      <OpenTimecard
        query={readEntryQuery('reqId=48213')}
        engagement={engagement}
        isNamed
        multi={multi}
        leaving={{ current: (go) => go() }}
        onPeriod={() => undefined}
        onReload={() => undefined}
        onSubmitted={submitted}
      />
    </HostProvider>,
  );
  await act(async () => {
    changeDay(store, MONDAY, action('ACTION_TIME'), (day) => ({
      ...day,
      noBreakTaken: true,
      spans: [span('09:00', '17:00')],
    }));
  });
  await nextPaint();
  return store;
}
const entire = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Did not work for the entire period' });
const monday = () => screen.queryByRole('region', { name: /^Monday/ });
const report = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Report not worked' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Report not worked' }));
};
const said = () => notifications.getState().toasts.map(({ message }) => message);

beforeEach(() => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  notifications.clear();
  made.length = 0;
  went.length = 0;
  notWorkedErrors = [];
  reported = () => ({ billingItemId: 7, errors: [] });
});
afterEach(() => jest.restoreAllMocks());

test("the 'did not work for the entire period' toggle takes the place of the days, and gives them back as they were", async () => {
  const store = await show();
  const { days } = store.getState().form;
  await userEvent.click(entire());
  await nextPaint();
  expect(monday()).toBeNull();
  expect(document.body.textContent).toContain('You report that you did not work from');
  for (const name of ['Save', 'Submit for Approval', 'Copy From Previous Period'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  // Nothing that is hidden is undone by a key.
  fireEvent.keyDown(entire(), { key: 'z', ctrlKey: true });
  await userEvent.click(entire());
  await nextPaint();
  expect(monday()).not.toBeNull();
  expect(store.getState().form.days).toBe(days);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  expect(made).toEqual([]);
});

test('the toggle takes the errors of the days away with them', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  const errors = () => screen.queryByRole('group', { name: 'There is a problem' });
  expect(errors()).not.toBeNull();
  await userEvent.click(entire());
  await nextPaint();
  expect(errors()).toBeNull();
});

test("a save flow of its own, confirmed first; success shows 'Time Has Been Submitted' and leads to the detail page (docs: saving#certify, saving#entire-not-worked)", async () => {
  await show();
  await userEvent.click(entire());
  await report();
  const period = { startDate: '11/16/2026', endDate: '11/22/2026' };
  expect(made).toEqual([
    ['validate', 48213, period],
    ['report', 48213, period],
  ]);
  expect(said()).toEqual(['Time Has Been Submitted']);
  expect(went).toEqual(['/worker/time-expense-detail/7']);
});

test.each<[string, () => { billingItemId: number; errors: unknown[] }, string]>([
  [
    'HTTP 500',
    () => {
      throw new ServerError('The server failed.', { status: 500 });
    },
    'Something went wrong on the server. Please try again later!',
  ],
  [
    'no billingItemId and no errors',
    () => ({ billingItemId: 0, errors: [] }),
    'Some wrong with submitting the entire service period not worked.',
  ],
])('%s: said, and the entries are still there (docs: errors#error-save-500)', async (_, response, says) => {
  reported = response;
  const store = await show();
  await userEvent.click(entire());
  await report();
  expect(said()).toEqual([says]);
  expect(went).toEqual([]);
  expect(store.getState().form.days[0]?.spans[0]?.end).toBe('17:00');
  expect(entire().checked).toBe(true);
});

test('it is offered only where the engagement is eligible for it', async () => {
  await show(false);
  expect(screen.queryByRole('switch', { name: 'Did not work for the entire period' })).toBeNull();
});

test('it is stated anew over another state of the timecard', async () => {
  const { form, rules } = (await show()).getState();
  const mine = { ...form, entireNotWork: true };
  expect(mergeTimecards({ base: form, mine, theirs: form }, rules).form.entireNotWork).toBe(false);
});

describe('If all filled days are Did Not Work, in multi-engagement mode the did-not-work validation call runs before saving (docs: saving#all-not-worked)', () => {
  const allNotWorked = async () => {
    const store = await show(true, true);
    await act(async () =>
      changeDay(store, MONDAY, action('ACTION_DAY'), (day) => setDidNotWork(day, true, store.getState().rules)),
    );
    await nextPaint();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };

  test('where it may be, a warning dialog offers Cancel or Continue (docs: saving#all-not-worked)', async () => {
    await allNotWorked();
    const question = within(await screen.findByRole('alertdialog', { name: 'Did not work' }));
    expect(made.map(([call]) => call)).toEqual(['validate']);
    expect(question.getByRole('button', { name: 'Cancel' })).toBeDefined();
    expect(question.getByRole('button', { name: 'Continue' })).toBeDefined();
  });

  test('where it may not, what the server says is said, and nothing is asked', async () => {
    notWorkedErrors = [{ value: null, errorText: 'You worked in this period.', errorToken: null, params: [] }];
    await allNotWorked();
    await waitFor(() => expect(said()).toEqual(['You worked in this period.']));
    expect(screen.queryByRole('alertdialog', { name: 'Did not work' })).toBeNull();
  });
});
