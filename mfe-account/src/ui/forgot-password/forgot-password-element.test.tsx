/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerTexts } from 'shared-session';
import { type AroundCalls, createResetStore, type ResetCalls } from '../../state/reset-store.ts';
import { texts } from '../../texts/forgot-password.ts';
import { ForgotPasswordElement } from './forgot-password-element.tsx';

registerTexts(texts);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const calls = {
  beginReset: async () => ({ reset: 'secret', contacts: [{ channel: 'Email', masked: 'j••••@e••••' }] }),
  sendResetCode: async () => ({ status: 'success', expiresInSeconds: 600, resendAfterSeconds: 30 }),
  proveReset: async () => ({ status: 'success', statusReason: '' }),
  finishReset: async () => ({ status: 'success' }),
} as unknown as ResetCalls;
const around = { getResetReview: async () => ({ revoked: [], asked: [] }) } as unknown as AroundCalls;

test('a part of another page: no mark, no language, no title of its own; its end is announced, and leads where the page says (docs: account#reset-element)', async () => {
  const user = userEvent.setup();
  const events: string[] = [];
  document.title = 'HR Central';
  const context = {
    host: 'element',
    attributes: { signinurl: '/legacy/sign-in.jsp' },
    emit: (type: string) => events.push(type),
  } as const;
  render(<ForgotPasswordElement context={context} store={createResetStore({ calls, around })} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText('Portal')).toBeNull();
  await user.type(screen.getByLabelText('User name, email or mobile'), 'jonas{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('Code'), '12345678');
  await user.type(await screen.findByLabelText('New password'), 'Tram-Kiwi-86{Enter}');
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('http://localhost/legacy/sign-in.jsp');
  await waitFor(() => expect(events).toEqual(['forgot-completed']));
  expect(document.title).toBe('HR Central');
});
