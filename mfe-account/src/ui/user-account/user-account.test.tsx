/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from 'shared-client';
import type { Account, OpenSession, Profile } from 'shared-client/account';
import { registerTexts } from 'shared-session';
import { createAccountStore, type ownCalls } from '../../state/account-store.ts';
import { texts } from '../../texts/user-account.ts';
import { UserAccount } from './user-account.tsx';

registerTexts(texts);
const { error: original } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  cleanup();
  console.error = original;
});

const CHROME = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const account: Account = {
  passwordChangedAt: '2026-03-02T10:00:00.000Z',
  authenticatorSince: null,
  recoveryCodesLeft: 0,
  contactStepSince: null,
  company: null,
  passkeys: [],
  contacts: [{ channel: 'Email', masked: 'wo••••@example.com', verifiedAt: '2026-11-14T10:00:00.000Z' }],
  landingPage: 'Home',
  landingPages: ['Home', 'Time and Billing'],
  mails: [
    { kind: 'rejections', isOn: true },
    { kind: 'reminders', isOn: false },
  ],
  recentlyViewed: [],
};
const profile: Profile = {
  firstName: 'Amara',
  lastName: 'Osei',
  preferredName: undefined,
  language: 'en',
  country: 'US',
  timeFormat: null,
  numberFormat: null,
  timeZone: null,
};
const session = (sessionId: number, isCurrent: boolean, userAgent = CHROME): OpenSession => ({
  sessionId,
  isCurrent,
  userAgent,
  signedInAt: '2026-11-20T08:02:00.000Z',
  usedAt: '2026-11-20T09:00:00.000Z',
});

interface Shown {
  readonly account?: Partial<Account>;
  readonly profile?: Partial<Profile>;
  readonly sessions?: OpenSession[];
  readonly linked?: unknown[];
  readonly readUser?: () => Promise<void>;
}

function showAccount(over: Shown): void {
  const calls = {
    readUser: over.readUser ?? (async () => undefined),
    getAccount: async () => ({ ...account, ...over.account }),
    getProfile: async () => ({ ...profile, ...over.profile }),
    getSessions: async () => over.sessions ?? [session(1, true), session(2, false, '')],
    getLinkedAccounts: async () => over.linked ?? [],
    getRecentSearches: async () => [],
  } as unknown as typeof ownCalls;
  render(<UserAccount store={createAccountStore(calls)} />);
}

async function show(over: Shown = {}): Promise<void> {
  showAccount(over);
  await screen.findByText('Ways back in');
}
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);

test('no row is shown before the user is known: none is moved by the name, none asks a nameless user for a password (docs: account#account-arrival)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  showAccount({ readUser: () => promise });
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByText('Ways back in')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.localName).toBe('p');
  resolve();
  expect(await screen.findByText('Ways back in')).toBeTruthy();
});

test('each way to sign in, each contact and each session is a row of its own (docs: account#overview)', async () => {
  await show();
  expect(card('Ways to sign in').getByText(/^Changed Mar 2\b/)).toBeTruthy();
  expect(card('Ways back in').getByText('wo••••@example.com')).toBeTruthy();
  expect(card('Where you are signed in').getByText('This one')).toBeTruthy();
  expect(card('Where you are signed in').getAllByRole('listitem')).toHaveLength(2);
  expect(card('Where you are signed in').getByText('A browser that does not say which')).toBeTruthy();
});

test('this session has no way to be signed out here, and alone there is nothing else to sign out', async () => {
  await show({ sessions: [session(1, true)] });
  expect(card('Where you are signed in').queryByRole('button')).toBeNull();
});

test.each([
  [account.contacts, 'your password, and wo••••@example.com to set a new one.'],
  [[], /^your password only/],
  [[{ channel: 'Mobile' as const, masked: '••••1234', verifiedAt: null }], /^your password only/],
])('what is left without the phone is said (docs: account#phone-lost)', async (contacts, sentence) => {
  await show({ account: { contacts } });
  const lead = screen.getByText('If you lose your phone, you still have:');
  expect(lead.nextElementSibling?.textContent).toMatch(sentence);
});

test('without a contact there is a way to register one', async () => {
  await show({ account: { contacts: [] } });
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toContain(
    '#/recovery-options/two-factor',
  );
});

test('an app that is on shows how many recovery codes are left, and warns when they are few (docs: account#recovery-keys)', async () => {
  await show({ account: { authenticatorSince: '2026-08-01T10:00:00.000Z', recoveryCodesLeft: 2 } });
  expect(card('Ways to sign in').getByText(/^On since Aug 1\b/)).toBeTruthy();
  expect(card('Ways to sign in').getByText('2 left')).toBeTruthy();
  expect(screen.getByText(/^Few recovery codes are left/)).toBeTruthy();
  expect(screen.getByText('For the second step: 2 recovery codes.')).toBeTruthy();
});

test('the checkup says to who hears it what is done and what is not', async () => {
  await show();
  expect(screen.getByText('Two ways back in: not yet')).toBeTruthy();
  expect(screen.getByText('Signed in nowhere else: not yet')).toBeTruthy();
});

test('only start pages that there are can be chosen; one that is gone opens Home, and the page says why (docs: account#start-page)', async () => {
  await show({ account: { landingPage: 'Reporting' } });
  const options = within(screen.getByLabelText('Start page')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Home', 'Time and Billing']);
  expect(screen.getByText(/You chose Reporting/)).toBeTruthy();
});

test('an account that cannot be read says so, and is read again when asked', async () => {
  let isDown = true;
  const read = async () => {
    if (isDown) throw new NetworkError('down');
    return account;
  };
  const getProfile = async () => profile;
  const calls = { getAccount: read, getProfile, getSessions: async () => [], getLinkedAccounts: async () => [] };
  const store = createAccountStore({
    ...calls,
    getRecentSearches: async () => [],
    readUser: async () => undefined,
  } as unknown as typeof ownCalls);
  render(<UserAccount store={store} />);
  expect(await screen.findByText('Your account could not be loaded')).toBeTruthy();
  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ways back in')).toBeTruthy();
});

test('each passkey is renamed and removed by its name', async () => {
  const passkey = { passkeyId: 7, name: 'MacBook', addedAt: '2026-11-02T10:00:00.000Z', usedAt: null };
  await show({ account: { passkeys: [passkey] } });
  const ways = card('Ways to sign in');
  expect(ways.getByText(/^Added Nov 2\b/)).toBeTruthy();
  expect(ways.getByRole('button', { name: 'Rename: MacBook' })).toBeTruthy();
  expect(ways.getByRole('button', { name: 'Remove passkey: MacBook' })).toBeTruthy();
  expect(screen.getByText('To sign in: your passkeys that are not on it (MacBook).')).toBeTruthy();
});

test('a linked account is called by its nickname, and may be given another', async () => {
  await show({
    linked: [{ linkedAccountId: 3, userName: 'second', nickName: 'Night shift', clientName: 'Northgate' }],
  });
  expect(screen.getByRole('button', { name: 'Rename: Night shift' })).toBeTruthy();
});

test('codes to a contact are turned on where there is a contact', async () => {
  await show();
  const name = 'Code by email or text message: Turn on';
  expect(card('Ways to sign in').getByRole('button', { name })).toBeTruthy();
  cleanup();
  await show({ account: { contacts: [] } });
  expect(card('Ways to sign in').queryByRole('button', { name })).toBeNull();
});

test('each choice of the profile can be made, and goes by the language at first', async () => {
  await show();
  const profileCard = card('Profile');
  expect((profileCard.getByLabelText('Time format') as HTMLSelectElement).value).toBe('');
  expect((profileCard.getByLabelText('Number format') as HTMLSelectElement).value).toBe('');
  const zone = profileCard.getByLabelText('Time zone');
  const zones = () =>
    within(zone)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(zones()).toEqual(['As on this device']);
  fireEvent.focus(zone);
  expect(zones()).toContain('Europe / Berlin');
  expect(profileCard.getByText('Timecards and approvals keep your full name, Amara Osei.')).toBeTruthy();
  expect(profileCard.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.setup().type(profileCard.getByLabelText('What we call you'), 'Ama');
  expect(profileCard.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('the chosen time zone is shown before the field is used', async () => {
  await show({ profile: { timeZone: 'America/New_York' } });
  const zone = card('Profile').getByLabelText<HTMLSelectElement>('Time zone');
  expect(zone.selectedOptions[0]?.textContent).toBe('America / New York');
});

test('each kind of mail has a switch; those about the account have none, and the page says so (docs: account#mails)', async () => {
  await show();
  const mails = card('Notifications by email');
  expect(mails.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
  expect(mails.getByText(/cannot be turned off/)).toBeTruthy();
});

test('an approver chooses the hour and the frequency of digests, and sees that an address was refused (docs: reminders#reminder-choices, reminders#reminder-refused-address)', async () => {
  await show({
    account: {
      reminders: { hour: 9, digest: 'weekly', bySms: false, kinds: [{ kind: 'digest', isOn: true }] },
      mailRefusal: { refusal: '550', since: '2026-11-14T10:00:00.000Z' },
    },
  });
  const mails = card('Notifications by email');
  expect(mails.getByRole('switch', { name: /^What waits for your approval/ })).toBeTruthy();
  expect(mails.getByText(/9:00\sAM/)).toBeTruthy();
  expect(mails.getByText('Once a week')).toBeTruthy();
  expect(mails.queryByRole('switch', { name: /^Also by text message/ })).toBeNull();
  expect(mails.getByText(/refused our mail \(550\)/)).toBeTruthy();
  expect(mails.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a worker with a number chooses text messages as well (docs: reminders#reminder-kinds)', async () => {
  const mobile = { channel: 'Mobile', masked: '••• 4253', verifiedAt: null } as const;
  const reminders = { hour: 8, digest: 'daily', bySms: true, kinds: [{ kind: 'due', isOn: true }] } as const;
  await show({ account: { contacts: [mobile], reminders: { ...reminders, kinds: [...reminders.kinds] } } });
  const mails = card('Notifications by email');
  expect((mails.getByRole('switch', { name: /^Also by text message/ }) as HTMLInputElement).checked).toBe(true);
  expect(mails.queryByText('How often')).toBeNull();
});

test('without a registered address the page says that no mail arrives', async () => {
  await show({ account: { contacts: [] } });
  expect(card('Notifications by email').getByText(/No email address is registered/)).toBeTruthy();
});
