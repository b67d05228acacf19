/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictError } from 'shared-client';
import { registerTexts } from 'shared-session';
import { type AroundCalls, createResetStore, type ResetCalls } from '../../state/reset-store.ts';
import { texts } from '../../texts/forgot-password.ts';
import { ForgotPassword } from './forgot-password.tsx';

registerTexts(texts);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const calls = {
  beginReset: async () => ({
    reset: 'secret',
    contacts: [
      { channel: 'Email', masked: 'j••••@e••••' },
      { channel: 'Mobile', masked: '••••53' },
    ],
  }),
  sendResetCode: async () => ({ status: 'success', expiresInSeconds: 600, resendAfterSeconds: 30 }),
  proveReset: async () => ({ status: 'success', statusReason: '' }),
  finishReset: async () => ({ status: 'success' }),
} as unknown as ResetCalls;
const around = { getResetReview: async () => ({ revoked: [], asked: [] }) } as unknown as AroundCalls;

test('the focus goes with the steps, and each part of the rule is said as it is met', async () => {
  const user = userEvent.setup();
  render(<ForgotPassword store={createResetStore({ calls, around })} />);
  await user.type(screen.getByLabelText('User name, email or mobile'), 'jonas{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Where should the code go?' }));
  await user.click(screen.getByLabelText('Text message to ••••53'));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Code'));
  expect(screen.getByText('If ••••53 belongs to this account, an 8-digit code is on its way.')).toBeTruthy();
  await user.type(screen.getByLabelText('Code'), '12345678');
  const field = await screen.findByLabelText('New password');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Tram');
  expect(screen.getByText('8 to 20 characters: not yet')).toBeTruthy();
  await user.type(field, '-Kiwi-86');
  expect(screen.getByText('8 to 20 characters: met')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your new password is set' }));
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('a password that another window has set is said, with the ways to go on (docs: account#reset-once)', async () => {
  const user = userEvent.setup();
  const { error } = console;
  console.error = () => undefined;
  const body = { errors: [{ errorToken: 'ERR_RESET_OVERTAKEN' }] };
  const finishReset = () => Promise.reject(new ConflictError('overtaken', { status: 409, body }));
  render(<ForgotPassword store={createResetStore({ calls: { ...calls, finishReset } })} />);
  await user.type(screen.getByLabelText('User name, email or mobile'), 'jonas{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('Code'), '12345678');
  await user.type(await screen.findByLabelText('New password'), 'Tram-Kiwi-86{Enter}');
  expect(await screen.findByText(/A new password was set meanwhile/)).toBeTruthy();
  console.error = error;
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('button', { name: 'Set new password' })).toBeNull();
  expect(sessionStorage.getItem('portal.reset')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByLabelText('User name, email or mobile')).toBeTruthy();
});

test('without an account nothing is asked for', async () => {
  const user = userEvent.setup();
  render(<ForgotPassword store={createResetStore({ calls, around })} />);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('This field is required.')).toBeTruthy();
});

test('the link of a notice begins with "this was not me", and goes on with its reset (docs: account#not-me-link)', async () => {
  const user = userEvent.setup();
  const contacts = [{ channel: 'Email' as const, masked: 'j••••@e••••' }];
  const given = {
    previewReport: async () => ({
      account: 'jonas',
      since: '2026-11-20T10:00:00Z',
      isSettled: false,
      revoked: [],
      left: [],
    }),
    reportAccount: async () => ({ account: 'jonas', reset: 'begun', contacts }),
  } as unknown as AroundCalls;
  const store = createResetStore({ calls, around: given });
  render(<ForgotPassword search="?report=link" store={store} />);
  await user.click(await screen.findByRole('button', { name: 'This was not me' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Where should the code go?' }));
  expect(screen.getByText('Email to j••••@e••••')).toBeTruthy();
  expect(store.getState()).toMatchObject({ account: 'jonas', reset: 'begun' });
});
