/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictError, ForbiddenError, NetworkError, NotFoundError, ServerError } from 'shared-client';
import type { AdministrationRequest, ManagedUser, ManagedUserRecord } from 'shared-client/administration';
import { registerTexts } from 'shared-session';
import { type AdministrationCalls, administrationCalls } from '../../state/administration-calls.ts';
import { texts } from '../../texts/user-administration.ts';
import { UserPage } from './user-page.tsx';
import { UsersPage } from './users-page.tsx';

registerTexts(texts);
const { error: original } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  cleanup();
  console.error = original;
});

const user = (userId: number, name: string): ManagedUser => ({
  userId,
  userName: name.toLowerCase(),
  name,
  userType: 'Worker',
  company: 'Harbor & Vale Logistics',
  supplier: null,
  seenAt: '2026-11-20T08:00:00.000Z',
  disabledAt: null,
});
const request: AdministrationRequest = {
  requestId: 7,
  userId: 1005,
  userName: 'jonas',
  name: 'Jonas',
  action: 'disable',
  factors: [],
  reason: 'Left the company.',
  askedBy: 'Priya Natarajan',
  askedAt: '2026-11-20T08:00:00.000Z',
  lapsesAt: '2026-11-23T08:00:00.000Z',
  state: 'open',
  answeredBy: null,
  mayAnswer: ['consent', 'decline'],
};
const record: ManagedUserRecord = {
  ...user(1005, 'Jonas'),
  permissions: ['TIMECARD_ENTER'],
  contacts: [{ channel: 'Email', masked: 'jo••••@example.com' }],
  authenticatorSince: null,
  contactStepSince: null,
  recoveryCodesLeft: 0,
  passkeys: 1,
  browsers: 2,
  sessions: 1,
  hasCompanySignIn: false,
  delegations: 0,
  engagements: 0,
  mayAsk: ['disable', 'reset-factors'],
  refusal: null,
  requests: [],
};

const done: unknown[] = [];
beforeEach(() => {
  done.length = 0;
});
const withCalls = (over: Partial<AdministrationCalls> = {}): AdministrationCalls => ({
  ...administrationCalls,
  getManagedUsers: async ({ search, cursor }) => ({
    users: search === 'nobody' ? [] : [cursor === undefined ? user(1, 'Jonas') : user(2, 'Lucía')],
    next: search || cursor ? null : 'next',
  }),
  getAdministrationRequests: async () => [request, { ...request, requestId: 6, state: 'declined' }],
  getManagedUser: async () => record,
  askForAdministration: async (userId, asked) => {
    done.push(userId, asked);
    return request;
  },
  answerAdministration: async (requestId, answer) => {
    done.push(requestId, answer);
    return request;
  },
  ...over,
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('users are found by words and shown a page at a time (docs: account#account-administration-page)', async () => {
  render(<UsersPage calls={withCalls()} />);
  expect((await screen.findByRole('link', { name: 'Jonas' })).getAttribute('href')).toBe('#/user-administration/1');
  await press('Show more users');
  await screen.findByRole('link', { name: 'Lucía' });
  expect(screen.queryByRole('button', { name: 'Show more users' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'nobody{Enter}');
  await screen.findByText('No user fits these words.');
});

test('a list that cannot be loaded says so, and is loaded again', async () => {
  let isDown = true;
  const getManagedUsers: AdministrationCalls['getManagedUsers'] = async () => {
    if (isDown) throw new NetworkError('down');
    return { users: [user(1, 'Jonas')], next: null };
  };
  render(<UsersPage calls={withCalls({ getManagedUsers })} />);
  await screen.findByText(/server could not be reached/);
  isDown = false;
  await press('Try again');
  await screen.findByRole('link', { name: 'Jonas' });
});

test('an open request is consented to after a second question (docs: account#account-consent)', async () => {
  render(<UsersPage calls={withCalls()} />);
  await screen.findByText('Disable: Jonas');
  await press('Consent: Disable: Jonas');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Asked for by Priya Natarajan.*Left the company\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Consent' }));
  expect(done).toEqual([7, 'consent']);
});

test('an answer that comes too late says so, and the dialog stays', async () => {
  const answerAdministration = async () => {
    throw new ConflictError('late', { status: 409 });
  };
  render(<UsersPage calls={withCalls({ answerAdministration })} />);
  await screen.findByText('Disable: Jonas');
  await press('Decline: Disable: Jonas');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }));
  await screen.findByText(/changed in the meantime/);
});

test('a change is asked for with a reason, and factors are chosen (docs: account#account-factors-reset)', async () => {
  render(<UserPage parameters={{ userId: '1005' }} calls={withCalls()} />);
  await screen.findByRole('heading', { name: 'Jonas' });
  await press('Reset factors');
  await press('Ask for consent');
  expect(screen.getByText('This field is required.')).toBeTruthy();
  expect(done).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Recovery codes' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Lost the phone.');
  await press('Ask for consent');
  const factors = ['authenticator', 'passkeys', 'browsers'];
  expect(done).toEqual([1005, { action: 'reset-factors', factors, reason: 'Lost the phone.' }]);
});

test.each([
  ['own', 'This is your own account: another administrator can change it.'],
  ['higher', 'This user has more rights than you, so you cannot change the account.'],
] as const)(
  '%s: no change is offered, and the page says why (docs: access#access-users)',
  async (refusal, sentence) => {
    const getManagedUser = async () => ({ ...record, refusal, mayAsk: [] });
    render(<UserPage parameters={{ userId: '1005' }} calls={withCalls({ getManagedUser })} />);
    await screen.findByText(sentence);
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  },
);

test('a user out of reach is no page, nor is the list without the permission; neither is called one before that is known', async () => {
  const getManagedUser = async () => {
    throw new NotFoundError('none', { status: 404 });
  };
  render(<UserPage parameters={{ userId: '1005' }} calls={withCalls({ getManagedUser })} />);
  expect(screen.queryByText('User administration')).toBeNull();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await screen.findByText('There is no page here');
  cleanup();
  const getAdministrationRequests = async () => {
    throw new ForbiddenError('no', { status: 403 });
  };
  render(<UsersPage calls={withCalls({ getAdministrationRequests })} />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await screen.findByText('There is no page here');
});

test('an address that names nobody is no page', () => {
  render(<UserPage parameters={{ userId: 'x' }} calls={withCalls()} />);
  expect(screen.queryByText('User administration')).toBeNull();
});

test('while the server is away one message says so, and one press tries everything again (docs: errors#error-load)', async () => {
  let isAway = true;
  const unlessAway =
    <Wanted extends unknown[], Data>(call: (...wanted: Wanted) => Promise<Data>) =>
    async (...wanted: Wanted): Promise<Data> => {
      if (isAway) throw new ServerError('GET', { status: 503 });
      return call(...wanted);
    };
  const { getManagedUsers, getAdministrationRequests } = withCalls();
  render(
    <UsersPage
      calls={withCalls({
        getManagedUsers: unlessAway(getManagedUsers),
        getAdministrationRequests: unlessAway(getAdministrationRequests),
      })}
    />,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(screen.getAllByText(/^The portal is very busy or is being restarted\./)).toHaveLength(1));
  expect(screen.queryByText(/cannot save/)).toBeNull();
  isAway = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Jonas' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Waiting for a second administrator' })).toBeTruthy();
});
