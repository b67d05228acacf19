/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerTexts } from 'shared-session';
import { createResetStore, type ResetCalls } from '../../../state/reset-store.ts';
import '../../../texts/account-dialogs.ts';
import { texts } from '../../../texts/user-account.ts';
import { NotMe } from '../sign-in/not-me.tsx';
import { Rehearsal } from './rehearsal.tsx';

registerTexts(texts);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('the way back in is tried up to the code; no password is set, and the tab keeps nothing (docs: account#rehearsal)', async () => {
  const asked: string[] = [];
  const calls = {
    beginReset: async (account: string) => {
      asked.push(`begin ${account}`);
      return { reset: 'secret', contacts: [{ channel: 'Email', masked: 'j••••@e••••' }] };
    },
    sendResetCode: async (_reset: string, channel: string) => {
      asked.push(`send ${channel}`);
      return { status: 'success', expiresInSeconds: 600, resendAfterSeconds: 30 };
    },
    proveReset: async (_reset: string, code: string) => {
      asked.push(`prove ${code}`);
      return { status: 'success', statusReason: '' };
    },
    finishReset: async () => asked.push('finish'),
  } as unknown as ResetCalls;
  const user = userEvent.setup();
  render(<Rehearsal userName="jonas" onClose={() => undefined} store={createResetStore({ calls, isKept: false })} />);
  expect(await screen.findByLabelText('Email to j••••@e••••')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('Code'), '12345678');
  expect(await screen.findByText('Your way back in works. Nothing was changed.')).toBeTruthy();
  expect(asked).toEqual(['begin jonas', 'send Email', 'prove 12345678']);
  expect(sessionStorage).toHaveLength(0);
});

test('"this was not me" asks first, then ends every session and starts a reset', async () => {
  const done: string[] = [];
  const end = async (sessionId: number) => done.push(`ended by ${sessionId}`);
  const user = userEvent.setup();
  render(<NotMe sessionId={7} name="Firefox on Linux" end={end} go={(to) => done.push(to)} />);
  await user.click(screen.getByRole('button', { name: 'This was not me: Firefox on Linux' }));
  expect(done).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(done).toEqual(['ended by 7', '/#/forgot-password']);
});
