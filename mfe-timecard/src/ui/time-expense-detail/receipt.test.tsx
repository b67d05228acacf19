/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from 'shared-client';
import { receipt as schema } from 'shared-client/schema/billing';
import { notifications } from 'shared-session';
import * as v from 'valibot';

/** The keys that were sent, and the outcome of each mail. */
const keys: (string | undefined)[] = [];
const mails: (() => string)[] = [];
const billing = await import('shared-client/billing');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  mailReceipt: async (_id: number, { idempotencyKey }: { idempotencyKey?: string }) => {
    keys.push(idempotencyKey);
    return (mails.shift() ?? (() => 'a***@example.com'))();
  },
}));
await import('../../testing/show-timecard.tsx');
await import('../../texts/register-time-expense-detail.ts');
const { Receipt } = await import('./receipt.tsx');

const sent = v.parse(schema, {
  number: '77-2',
  sentAt: '2026-11-18T20:00:00.000Z',
  sentBy: 'Amara Osei',
  sentTo: 'Daniel Reyes',
  hoursWorked: 8.5,
  days: [
    { workedDate: '2026-11-16', hours: 8.5 },
    { workedDate: '2026-11-17', didNotWork: true },
  ],
  mailTo: 'a***@example.com',
});
const show = (changes: object = {}, status: 'Pending' | 'Saved' = 'Pending') =>
  render(<Receipt receipt={{ ...sent, ...changes }} info={{ billingItemId: 77, status, hourDecimalPrecision: 2 }} />);
const text = () => screen.getByRole('region', { name: 'Receipt 77-2' }).textContent;

test('says number, when, by whom, to whom and how much (docs: saving#receipt, billing-items#receipt-fields)', () => {
  show();
  for (const fact of ['Receipt 77-2', 'November 18, 2026', 'Amara Osei', 'Daniel Reyes', '8.50 h'])
    expect(text()).toContain(fact);
  expect(text()).not.toContain('Mon, Nov 16');
});

test('once the timecard has been changed it lists what was sent (docs: saving#receipt, billing-items#receipt-fields)', () => {
  show({}, 'Saved');
  expect(text()).toContain('Mon, Nov 16 8.50 hTue, Nov 17 Did not work');
});

test('units are said where there are no hours', () => {
  show({ hoursWorked: 0, unitsWorked: 45 });
  expect(text()).toContain('Total45 units');
});

test('days are said where there are neither hours nor units (docs: saving#receipt, billing-items#receipt-fields)', () => {
  const days = [
    { workedDate: '2026-11-16', worked: true },
    { workedDate: '2026-11-17', didNotWork: true },
  ];
  show({ hoursWorked: 0, unitsWorked: 0, daysWorked: 1, days }, 'Saved');
  expect(text()).toContain('Total1 day');
  expect(text()).toContain('Mon, Nov 16 WorkedTue, Nov 17 Did not work');
});

test('Print prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a mail whose answer was lost is asked for under the same key; another one under another', async () => {
  mails.push(() => {
    throw new NetworkError('lost');
  });
  let now = 1;
  jest.spyOn(Date, 'now').mockImplementation(() => now++);
  show();
  const button = screen.getByRole('button', { name: 'Mail to a***@example.com' });
  await userEvent.click(button);
  expect(notifications.getState().toasts.at(-1)).toMatchObject({ style: 'error' });
  await userEvent.click(button);
  expect(notifications.getState().toasts.at(-1)?.message).toBe('The receipt has been mailed to a***@example.com');
  await userEvent.click(button);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('without a registered address it says where to register one', () => {
  show({ mailTo: null });
  expect(screen.queryByRole('button', { name: /^Mail/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Register an address' }).getAttribute('href')).toBe(
    '#/recovery-options/edit/two-factor-reg/confirm-password',
  );
});
