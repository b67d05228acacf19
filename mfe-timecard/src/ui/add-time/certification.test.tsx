/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser } from 'shared-session';
import { metadataOf } from '../../domain/testing/samples.ts';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';

const billing = await import('shared-client/billing');
const calls = await import('shared-client/engagements');
const saves = jest.fn();
const worked = {
  workedDate: '2026-11-16',
  noBreakTaken: true,
  timeEntrySpanDtos: [{ startTimeStr: '2026-11-16 09:00', endTimeStr: '2026-11-16 13:00', timeEntrySpanType: 'Labor' }],
};
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async () =>
    metadataOf({ billingItemId: 7, version: 1, status: 'Saved', billingItemDetails: [worked] }),
  validateCreationDate: async () => ({ errors: [] }),
  getGeneralInfo: () => new Promise(() => undefined),
  saveBillingItem: saves,
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

test('submitting without certifying: the message stands at the box, which is outlined and has the focus, and nothing is sent', async () => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  render(<AddTimePage query={readEntryQuery('reqId=5000')} />, { wrapper: ServerData });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for Approval' }));
  const box = screen.getByRole('checkbox', { name: /certify/i });
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(message).toBe('Certify that your time is accurate.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(saves).not.toHaveBeenCalled();
  await userEvent.click(box);
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBeNull());
});
