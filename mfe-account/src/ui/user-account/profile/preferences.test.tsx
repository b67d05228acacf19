/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { LandingPage } from 'shared-client/users';
import '../../../texts/user-account.ts';
import { type AccountState, createAccountStore, type ownCalls } from '../../../state/account-store.ts';
import { AccountContext } from '../account-context.ts';
import { Preferences } from './preferences.tsx';

afterEach(cleanup);

/** The account on the server. Each save waits until the test releases it. */
async function show() {
  let landingPage: LandingPage = 'Home';
  let reads = 0;
  const waiting: (() => void)[] = [];
  const saved: string[] = [];
  const calls = {
    getAccount: async () => {
      reads += 1;
      return { landingPage, landingPages: ['Home', 'Time and Billing', 'Approvals'] };
    },
    getProfile: async () => ({}) as AccountState['profile'],
    getSessions: async () => [],
    getLinkedAccounts: async () => [],
    getRecentSearches: async () => [],
    readUser: async () => undefined,
  } as unknown as typeof ownCalls;
  const save = async (_: number, page: LandingPage): Promise<LandingPage> => {
    await new Promise<void>((go) => waiting.push(go));
    saved.push(page);
    landingPage = page;
    return page;
  };
  const store = createAccountStore(calls);
  await store.load();
  render(
    <AccountContext value={store}>
      <Preferences save={save} />
    </AccountContext>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  const letGo = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.();
  };
  return { select, saved, letGo, reads: () => reads };
}

test('a start page is shown as soon as it is chosen, and one that follows at once is saved after it', async () => {
  const { select, saved, letGo, reads } = await show();
  fireEvent.change(select, { target: { value: 'Time and Billing' } });
  fireEvent.change(select, { target: { value: 'Approvals' } });
  expect(select.value).toBe('Approvals');
  await letGo();
  await letGo();
  await waitFor(() => expect(saved).toEqual(['Time and Billing', 'Approvals']));
  expect(select.value).toBe('Approvals');
  // The account is loaded again once, after the last save.
  await waitFor(() => expect(reads()).toBe(2));
});
