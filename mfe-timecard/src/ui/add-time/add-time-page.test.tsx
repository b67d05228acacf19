/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerError } from 'shared-client';
import { engagementItem } from 'shared-client/schema/engagements';
import { currentUser, notifications } from 'shared-session';
import * as v from 'valibot';
import { metadataOf } from '../../domain/testing/samples.ts';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';

const fails = () => {
  throw new ServerError('The server failed.', { status: 500 });
};
/** What the metadata and the engagement list are answered with. */
let metadata: () => unknown;
let list: () => unknown[];
/** Why no timecard may be created. */
let refusal: unknown[];

const billing = await import('shared-client/billing');
const calls = await import('shared-client/engagements');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async () => metadata(),
  validateCreationDate: async () => ({ errors: refusal }),
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...calls,
  getEngagementItems: async () => ({ content: list() }),
  getHourStatus: async () => false,
}));
await import('../../testing/show-timecard.tsx');
const { AddTimePage } = await import('./add-time-page.tsx');
const { ServerData } = await import('../server-data/server-data.tsx');

const engagement = (id: number, changes: object = {}) =>
  v.parse(engagementItem, {
    id,
    reqName: `HV-${id}`,
    jobTitle: 'Field engineer',
    managerName: 'Ada Byron',
    status: 'Filled',
    accruedHours: 12.5,
    asOfDate: '2026-11-13',
    ...changes,
  });
const toasts = () => notifications.getState().toasts.map(({ style, message }) => `${style}: ${message}`);

beforeEach(() => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  notifications.clear();
  metadata = () => metadataOf();
  list = () => [engagement(5000), engagement(5001)];
  refusal = [];
});

const show = (search: string) => render(<AddTimePage query={readEntryQuery(search)} />, { wrapper: ServerData });
const save = () => screen.findByRole('button', { name: 'Save' });

test('HTTP 500 on loading metadata: generic error snackbar, and a way to try again that takes it away', async () => {
  metadata = fails;
  show('reqId=5000');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(toasts()).toEqual(['error: Something went wrong. Please try again later!']);
  metadata = () => metadataOf();
  await userEvent.click(again);
  await save();
  expect(toasts()).toEqual([]);
  // The button went; the focus did not fall to the document.
  expect(document.activeElement?.className).toBe('tc-page');
});

test('HTTP 500 on the engagement list: said, and the timecard that was asked for opens without it', async () => {
  list = fails;
  show('reqId=5000');
  await save();
  await waitFor(() => expect(toasts()).toEqual(['error: Something went wrong on the server. Please try again later!']));
});

test('where no engagement is named the list is needed: a way to try again stands beside the snackbar', async () => {
  list = fails;
  show('');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(toasts()).toEqual(['error: Something went wrong on the server. Please try again later!']);
  list = () => [engagement(5000)];
  await userEvent.click(again);
  await save();
  expect(toasts()).toEqual([]);
});

describe('The engagement selector', () => {
  const options = async () =>
    Array.from(
      (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Engagement' })).options,
      (one) => one.value,
    );

  test('says job title, engagement, manager, status, accrued hours and their date', async () => {
    show('');
    await screen.findByRole('combobox', { name: 'Engagement' });
    const shown = document.querySelector('.tc-engagement')?.textContent;
    for (const fact of ['Field engineer', 'HV-5000', 'Ada Byron', 'Filled', '12.5', 'Nov 13'])
      expect(shown).toContain(fact);
  });

  test('excludes engagements whose closed date is out of bounds', async () => {
    list = () => [engagement(5000, { closedDateOutOfBounds: true }), engagement(5001)];
    show('');
    expect(await options()).toEqual(['5001']);
  });

  test('an id filter narrows it', async () => {
    show('engagementList=5001,7');
    expect(await options()).toEqual(['5001']);
  });
});

test('an engagement that takes no time says why, and offers nothing that would be refused', async () => {
  const errorText = 'This engagement was cancelled. No time can be entered.';
  refusal = [{ value: null, errorText, errorToken: 'ERR_BILLING_ENGAGEMENT_CANCELLED', params: [] }];
  metadata = () => metadataOf({ engDefaultTimeEntries: [{ startTimeStr: '09:00', endTimeStr: '17:00' }] });
  show('reqId=5000');
  expect((await screen.findByText(errorText)).closest('[role=alert]')).not.toBeNull();
  for (const name of ['Use Default', 'Copy From Previous Period', 'Save', 'Submit for Approval', 'Add Time'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
