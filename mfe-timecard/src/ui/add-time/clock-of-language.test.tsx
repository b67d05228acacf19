/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser, locale } from 'shared-session';
import { metadataOf } from '../../domain/testing/samples.ts';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';

let metadata = metadataOf();
const billing = await import('shared-client/billing');
const calls = await import('shared-client/engagements');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async () => metadata,
  validateCreationDate: async () => ({ errors: [] }),
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...calls,
  getEngagementItems: async () => ({ content: [] }),
  getEngagementPeriods: async () => [],
  getHourStatus: async () => false,
}));
await import('../../testing/show-timecard.tsx');
const { ServerData } = await import('shared-session/server-data');
const { AddTimePage } = await import('./add-time-page.tsx');

const clock = (timeFormat: '12' | '24') => act(() => locale.setFormats({ timeFormat }));
const start = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Start of line 1' });

beforeEach(() => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
});

test('the clock follows the language while the timecard is open, and what is typed stays', async () => {
  await clock('12');
  render(<AddTimePage query={readEntryQuery('reqId=5000')} />, { wrapper: ServerData });
  await userEvent.type(await start(), '930p');
  await userEvent.tab();
  expect((await start()).value).toBe('9:30 PM');
  await clock('24');
  expect((await start()).value).toBe('21:30');
  await userEvent.type(await start(), '930');
  await userEvent.tab();
  expect((await start()).value).toBe('09:30');
  await clock('12');
  expect((await start()).value).toBe('9:30 AM');
});

test('a 24-hour clock of the engagement stays in every language', async () => {
  metadata = metadataOf({ use24HourClock: true });
  await clock('12');
  render(<AddTimePage query={readEntryQuery('reqId=5000')} />, { wrapper: ServerData });
  expect((await start()).placeholder).toBe('--:--');
});
