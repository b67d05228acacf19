/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerError } from 'shared-client';
import { type PreviousPeriodDetails, previousPeriodDetails } from 'shared-client/schema/billing';
import { notifications } from 'shared-session';
import * as v from 'valibot';
import { MONDAY } from '../../../domain/testing/samples.ts';

/** The responses of the call, one for each time it is made. */
const responses: (() => Promise<PreviousPeriodDetails>)[] = [];
const billing = await import('shared-client/billing');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getPreviousPeriodDetails: () => responses.shift()?.(),
}));
const { showTimecard } = await import('../../../testing/show-timecard.tsx');
const { usePeriodCopy } = await import('./use-period-copy.tsx');

function Copying() {
  const copy = usePeriodCopy();
  return (
    <>
      <button type="button" aria-busy={copy.isLoading} onClick={copy.start}>
        Copy the period
      </button>
      {copy.dialogs}
    </>
  );
}

const previous = (changes: object = {}) =>
  v.parse(previousPeriodDetails, {
    entireWorkPeriodCeridian: false,
    previousBillingItemId: 6,
    detailItems: [
      {
        workedDate: '2026-11-09',
        timeEntry: { notes: 'late' },
        timeEntrySpanDtos: [
          { startTimeStr: '2026-11-09 09:00', endTimeStr: '2026-11-09 17:00', timeEntrySpanType: 'Labor' },
        ],
      },
    ],
    ...changes,
  });
const start = () => userEvent.click(screen.getByRole('button', { name: 'Copy the period' }));
const question = () => screen.queryByRole('alertdialog', { name: 'Copy from the previous period?' });
const said = () => notifications.getState().toasts.map(({ style, message }) => `${style}: ${message}`);
beforeEach(() => notifications.clear());

test('loads previous-period details, confirms, copies with notes cleared (docs: copying#copy-period, copying#copy-clear)', async () => {
  const { promise, resolve } = Promise.withResolvers<PreviousPeriodDetails>();
  responses.push(() => promise);
  const store = await showTimecard(<Copying />);
  await start();
  // The question comes only when it is known that there is something to copy; a second press loads nothing more.
  expect(question()).toBeNull();
  await start();
  await act(async () => resolve(previous()));
  expect(question()).not.toBeNull();
  const before = store.getState().form;
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  const [monday] = store.getState().form.days;
  expect(monday).toMatchObject({ workedDate: MONDAY, notes: '', spans: [{ start: '09:00', end: '17:00' }] });
  expect(store.getState().past).toMatchObject([{ action: { key: 'ACTION_COPY_PERIOD' }, form: before }]);
  expect(screen.getByRole('dialog', { name: 'Copied from the previous period.' }).textContent).toContain(
    '1 day came along',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(store.getState().form.days).toEqual(before.days);
});

test('declining changes nothing', async () => {
  responses.push(async () => previous());
  const store = await showTimecard(<Copying />);
  const { form } = store.getState();
  await start();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(question()).toBeNull();
  expect(store.getState().form).toBe(form);
});

test.each<[string, () => Promise<PreviousPeriodDetails>, string]>([
  [
    'entire previous week from leave system: a warning, possibly a leave request',
    async () => previous({ entireWorkPeriodCeridian: true }),
    'warning: No labor hours in previous work period. It may have been a leave request, so there is nothing to copy.',
  ],
  [
    'no details: a warning',
    async () => previous({ detailItems: [] }),
    'warning: No labor hours in previous work period.',
  ],
  [
    'other errors: generic snackbar',
    async () => {
      throw new ServerError('The server failed.', { status: 500 });
    },
    'error: Something went wrong on the server. Please try again later!',
  ],
])('%s, and nothing is asked (docs: copying#copy-nothing)', async (_, response, says) => {
  responses.push(response);
  await showTimecard(<Copying />);
  await start();
  expect(said()).toEqual([says]);
  expect(question()).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy the period' }).getAttribute('aria-busy')).toBe('false');
});
