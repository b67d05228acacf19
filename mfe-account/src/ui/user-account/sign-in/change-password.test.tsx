/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerTexts } from 'shared-session';
import { createAccountStore, type ownCalls } from '../../../state/account-store.ts';
import '../../../texts/account-dialogs.ts';
import { texts } from '../../../texts/user-account.ts';
import { AccountContext } from '../account-context.ts';
import { ChangePassword } from './change-password.tsx';

registerTexts(texts);
beforeAll(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

function show(isRight: boolean) {
  const made: string[] = [];
  const calls = {
    authenticate: async (userName: string, password: string) => {
      made.push(`authenticate ${userName} ${password}`);
      return isRight;
    },
    changePassword: async (password: string) => {
      made.push(`change ${password}`);
      return { status: 'success' as const };
    },
  };
  const nothing = async () => [];
  const own = { getAccount: nothing, getSessions: nothing, getLinkedAccounts: nothing, getRecentSearches: nothing };
  let closed = 0;
  render(
    <AccountContext value={createAccountStore(own as unknown as typeof ownCalls)}>
      <ChangePassword userName="amara" onClose={() => (closed += 1)} calls={calls} />
    </AccountContext>,
  );
  return { made, closed: () => closed, user: userEvent.setup() };
}

test('the current password is proven first, then the new one is set', async () => {
  const { made, closed, user } = show(true);
  await user.type(screen.getByLabelText('Current password'), 'Portal-2026');
  await user.type(screen.getByLabelText('New password'), 'Tram-Kiwi-86');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(made).toEqual(['authenticate amara Portal-2026', 'change Tram-Kiwi-86']);
  expect(closed()).toBe(1);
});

test('a wrong current password is said at its field, and nothing is changed', async () => {
  const { made, closed, user } = show(false);
  await user.type(screen.getByLabelText('Current password'), 'wrong');
  await user.type(screen.getByLabelText('New password'), 'Tram-Kiwi-86');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(screen.getByText('Invalid password')).toBeTruthy();
  expect(made).toEqual(['authenticate amara wrong']);
  expect(closed()).toBe(0);
});

test('a new password that breaks the rule is not sent', async () => {
  const { made, user } = show(true);
  await user.type(screen.getByLabelText('Current password'), 'Portal-2026');
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(screen.getByText(/^Use 8 to 20 characters/)).toBeTruthy();
  expect(made).toEqual([]);
});
