/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, useState } from 'react';
import { registerTexts } from 'shared-session';
import { useStore } from 'zustand';
import { type AccountStore, createAccountStore, type ownCalls } from '../../../state/account-store.ts';
import type { secondFactorCalls } from '../../../state/second-factor-store.ts';
import '../../../texts/account-dialogs.ts';
import type { SecondFactorWish } from '../../../state/second-factor-store.ts';
import { texts } from '../../../texts/user-account.ts';
import { AccountContext } from '../account-context.ts';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

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

const calls = {
  authenticate: async () => true,
  addAuthenticator: async () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Portal:amara?secret=ABCDEFGH' }),
  renewRecoveryCodes: async () => ['AAAA-BBBB-CCCC'],
} as unknown as typeof secondFactorCalls;

/** Renders on every change of the account, like the page. */
function Page({
  store,
  wish = 'renew',
}: {
  readonly store: AccountStore;
  readonly wish?: SecondFactorWish;
}): JSX.Element {
  useStore(store);
  const [, setIsOpen] = useState(true);
  return <SecondFactorDialog wish={wish} userName="amara" onClose={() => setIsOpen(false)} calls={calls} />;
}

test('new codes are shown, and the account is read once for them, however often the page renders', async () => {
  let reads = 0;
  const nothing = async () => [];
  const getAccount = async () => {
    reads += 1;
    return {};
  };
  const own = { getAccount, getSessions: nothing, getLinkedAccounts: nothing, getRecentSearches: nothing };
  const store = createAccountStore(own as unknown as typeof ownCalls);
  render(
    <AccountContext value={store}>
      <Page store={store} />
    </AccountContext>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Current password'), 'Portal-2026');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(reads).toBe(1);
});

test('a code that was not entered is asked for at its field', async () => {
  const store = createAccountStore({} as unknown as typeof ownCalls);
  render(
    <AccountContext value={store}>
      <Page store={store} wish="add" />
    </AccountContext>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Current password'), 'Portal-2026');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const code = await screen.findByRole('textbox');
  expect(code.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await user.type(code, '1');
  expect(code.getAttribute('aria-invalid')).not.toBe('true');
});
