/** @jest-environment jsdom */

import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { engagementItem } from 'shared-client/schema/engagements';
import { currentUser } from 'shared-session';
import * as v from 'valibot';
import { metadataOf } from '../../../domain/testing/samples.ts';
import { action, changeForm } from '../../../state/add-time/edit-history.ts';
import { readEntryQuery } from '../../../state/add-time/entry-query.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';

const billing = await import('shared-client/billing');
const calls = await import('shared-client/engagements');
const engagements = Array.from({ length: 9 }, (_, index) =>
  v.parse(engagementItem, { id: 5000 + index, reqName: `HV-${5000 + index}`, jobTitle: 'Fitter', status: 'Filled' }),
);
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async () => metadataOf(),
  validateCreationDate: async () => ({ errors: [] }),
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...calls,
  getEngagementItems: async () => ({ content: engagements }),
  getEngagementPeriods: async () => [],
  getHourStatus: async () => false,
}));
const { showTimecard } = await import('../../../testing/show-timecard.tsx');
const { AddTimePage } = await import('../add-time-page.tsx');
const { ServerData } = await import('shared-session/server-data');
const { useLeaveGuard } = await import('./use-leave-guard.tsx');
const { useTimecardStore } = await import('../timecard-context.tsx');
type LeaveGuard = import('./use-leave-guard.tsx').LeaveGuard;

/** Whether the browser asks before the tab is closed. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

let guard: LeaveGuard;
function Guarded() {
  guard = useLeaveGuard(useTimecardStore(), () => undefined);
  return guard.dialog;
}
const certainly = (store: TimecardStore, note: string) =>
  act(async () =>
    changeForm(store, action('ACTION_NOTE'), (form) => ({
      ...form,
      days: form.days.map((day, index) => (index === 0 ? { ...day, notes: note } : day)),
    })),
  );

test('to choose the engagement that is open already leaves nothing: what is entered after it is asked about', async () => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  render(<AddTimePage query={readEntryQuery('')} />, { wrapper: ServerData });
  await screen.findByRole('button', { name: 'Save' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Engagement' }));
  await userEvent.click(await screen.findByRole('option', { name: /HV-5000/ }));
  expect(asks()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Add Billing Notes' }));
  await userEvent.keyboard('a');
  expect(asks()).toBe(true);
});

test('whoever let a timecard go and stays is asked about what is entered then', async () => {
  const store = await showTimecard(<Guarded />);
  const go = jest.fn();
  act(() => guard.leave(go));
  expect(go).toHaveBeenCalledTimes(1);
  await certainly(store, 'one');
  expect(asks()).toBe(true);
  act(() => guard.goAnyway(go));
  expect(asks()).toBe(false);
  await certainly(store, 'two');
  expect(asks()).toBe(true);
});
