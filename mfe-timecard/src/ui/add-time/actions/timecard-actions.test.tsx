/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SaveResponse } from 'shared-client/schema/billing';
import { currentUser, notifications } from 'shared-session';
import { MONDAY, span } from '../../../domain/testing/samples.ts';
import { action, changeDay } from '../../../state/add-time/edit-history.ts';
import { readEntryQuery } from '../../../state/add-time/entry-query.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { HostProvider } from '../../page/host.tsx';

/** The attempts to load the script; each is answered by the test. */
let attempts: { readonly comes: () => Promise<void>; readonly fails: () => void }[];
const saved: string[] = [];

const billing = await import('shared-client/billing');
const engagements = await import('shared-client/engagements');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  validateCreationDate: async () => ({ errors: [] }),
  saveBillingItem: async (payload: unknown) => {
    saved.push(JSON.stringify(payload));
    return {
      billingItemId: 7,
      version: 1,
      status: 'Saved',
      errors: [],
      billingItemDetailErrors: [],
    } as unknown as SaveResponse;
  },
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...engagements,
  getHourStatus: async () => false,
  getEngagementPeriods: async () => [],
}));
const { loadActions } = await import('./load-actions.ts');
jest.unstable_mockModule('./load-actions.ts', () => ({
  loadActions: () =>
    new Promise((resolve, reject) => {
      attempts.push({
        comes: async () => resolve(await loadActions()),
        fails: () => reject(new Error('No script arrives.')),
      });
    }),
}));
const { showTimecard } = await import('../../../testing/show-timecard.tsx');
const { OpenTimecard } = await import('../open-timecard.tsx');

const went: string[] = [];

async function show(): Promise<TimecardStore> {
  const store = await showTimecard(
    <HostProvider value={{ isPortal: true, go: (path: string) => void went.push(path) }}>
      <OpenTimecard
        query={readEntryQuery('reqId=48213')}
        engagement={undefined}
        isNamed
        multi={false}
        leaving={{ current: (go) => go() }}
        onPeriod={() => undefined}
        onReload={() => undefined}
        onSubmitted={() => undefined}
      />
    </HostProvider>,
    {},
    { late: true },
  );
  await act(async () => {
    changeDay(store, MONDAY, action('ACTION_TIME'), (day) => ({
      ...day,
      notes: 'early',
      noBreakTaken: true,
      spans: [span('09:00', '17:00')],
    }));
  });
  return store;
}
const saveButton = () => screen.getByRole('button', { name: /^Save/ });

beforeEach(() => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  notifications.clear();
  attempts = [];
  saved.length = 0;
  went.length = 0;
});
afterEach(() => jest.restoreAllMocks());

test('Save pressed before its script is there is busy, and saves once the script has come', async () => {
  await show();
  fireEvent.click(saveButton());
  await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'));
  expect(saved).toEqual([]);
  await act(() => attempts[0]?.comes());
  await waitFor(() => expect(saved).toEqual([expect.stringContaining('early')]));
  await waitFor(() => expect(went).toEqual(['/worker/time-expense-detail/7']));
});

test('a script that does not come says so; pressing again is another attempt', async () => {
  await show();
  fireEvent.click(saveButton());
  await act(async () => attempts[0]?.fails());
  await screen.findByRole('button', { name: 'Try again' });
  expect(saveButton().getAttribute('aria-busy')).not.toBe('true');
  fireEvent.click(saveButton());
  await waitFor(() => expect(attempts).toHaveLength(2));
  await act(() => attempts[1]?.comes());
  await waitFor(() => expect(saved).toEqual([expect.stringContaining('early')]));
});
