/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnauthorisedError, ValidationError } from 'shared-client';
import type { SecondFactors } from 'shared-client/account';
import { registerTexts } from 'shared-session';
import { texts } from '../../texts/auth.ts';
import { SecondStep, type SecondStepProps } from './second-step.tsx';

registerTexts(texts);
const { error: original } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  cleanup();
  console.error = original;
});

const app: SecondFactors = { authenticator: true, passkey: false, recoveryCode: true, contacts: [] };

async function show(prove: NonNullable<SecondStepProps['prove']>, search = 'step=code', factors = app) {
  const gone: string[] = [];
  render(<SecondStep search={search} read={async () => factors} prove={prove} go={(to) => gone.push(to)} />);
  await waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull());
  return { gone, user: userEvent.setup() };
}

test('the code of the app completes the sign-in, blanks or not, and leads back', async () => {
  const sent: unknown[] = [];
  const { gone, user } = await show(async (proof) => {
    sent.push(proof);
    return '/#/worker/home';
  }, 'step=code&returnUrl=%2F%23%2Fworker%2Fhome');
  await user.type(screen.getByLabelText('6-digit code'), '123 456{Enter}');
  expect(sent).toEqual([{ method: 'authenticator', code: '123456', returnUrl: '/#/worker/home' }]);
  expect(gone).toEqual(['/#/worker/home']);
});

test('a recovery code is another way, and a wrong one is said', async () => {
  const body = { errors: [{ errorToken: 'ERR_SECOND_FACTOR' }] };
  const { user } = await show(() => Promise.reject(new ValidationError('wrong', [], { status: 400, body })));
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'AAAA-BBBB-CCCC{Enter}');
  expect(screen.getByText('This code is not right, or was used already.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
});

test('what took too long begins again', async () => {
  const body = { errors: [{ errorToken: 'ERR_SIGN_IN_ENDED' }] };
  const { gone, user } = await show(() => Promise.reject(new UnauthorisedError('late', { status: 401, body })));
  await user.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(gone).toEqual(['/#/auth']);
});

test('where a contact is asked for, its ways are offered, and nothing is sent before one is chosen', async () => {
  const contacts = [{ channel: 'Email' as const, masked: 'jo••••@example.com' }];
  await show(async () => '/', 'step=code', { ...app, authenticator: false, contacts });
  expect(screen.getByRole('button', { name: 'Email to jo••••@example.com' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use the authenticator app' })).toBeNull();
});

test('a sign-in that has ended already begins again', async () => {
  const body = { errors: [{ errorToken: 'ERR_SIGN_IN_ENDED' }] };
  const gone: string[] = [];
  const read = () => Promise.reject(new UnauthorisedError('late', { status: 401, body }));
  render(<SecondStep search="step=code" read={read} go={(to) => gone.push(to)} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(gone).toEqual(['/#/auth']);
});
