/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RateLimitedError, UnauthorisedError } from 'shared-client';
import { registerTexts } from 'shared-session';
import { texts } from '../../texts/auth.ts';
import { SignIn, type SignInProps } from './sign-in.tsx';

registerTexts(texts);
const { error: original } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  cleanup();
  console.error = original;
});

const noCompany = async () => ({ company: null });

function show(signIn: NonNullable<SignInProps['signIn']>, search = '') {
  const gone: string[] = [];
  render(<SignIn search={search} signIn={signIn} go={(to) => gone.push(to)} askOptions={noCompany} />);
  return { gone, user: userEvent.setup() };
}
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/User name/), 'worker');
  await user.type(screen.getByLabelText('Password'), 'Portal-2026{Enter}');
}

test('Enter signs in and goes where the server says; where one came from goes along (docs: account#sign-in)', async () => {
  const sent: unknown[] = [];
  const { gone, user } = show(async (credentials) => {
    sent.push(credentials);
    return '/#/worker/time-expense';
  }, 'returnUrl=%2F%23%2Fworker%2Ftime-expense');
  await fillIn(user);
  expect(sent).toEqual([{ userName: 'worker', password: 'Portal-2026', returnUrl: '/#/worker/time-expense' }]);
  expect(gone).toEqual(['/#/worker/time-expense']);
});

test('a wrong password is said in one sentence with a wrong name, and the password is selected (docs: account#sign-in-refused)', async () => {
  const body = { errors: [{ errorToken: 'ERR_SIGN_IN' }] };
  const { gone, user } = show(() => Promise.reject(new UnauthorisedError('no', { status: 401, body })));
  await fillIn(user);
  expect(screen.getByText(/The user name or the password is not right/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(gone).toEqual([]);
});

test('after too many tries it says how long to wait', async () => {
  const { user } = show(() => Promise.reject(new RateLimitedError('wait', 120, { status: 429 })));
  await fillIn(user);
  expect(screen.getByText(/Wait 2 minutes/)).toBeTruthy();
});

test('nothing is sent without a name or a password, and each field says so', async () => {
  const { user } = show(() => Promise.reject(new Error('sent')));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
});

test('Caps Lock is said while it is on (docs: account#sign-in-caps-lock)', () => {
  show(async () => '/');
  const field = screen.getByLabelText('Password');
  fireEvent.keyUp(field, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on.')).toBeTruthy();
  fireEvent.keyUp(field, { key: 'a', modifierCapsLock: false });
  expect(screen.queryByText('Caps Lock is on.')).toBeNull();
});
