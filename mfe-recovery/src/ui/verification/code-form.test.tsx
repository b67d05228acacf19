/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FlowEvent } from '../../domain/flow.ts';
import { noPhone } from '../../domain/registration.ts';
import { type ShowOptions, showScreen } from '../../testing/show-screen.tsx';
import { VerifyEmail } from '../verify-email/verify-email.tsx';
import { VerifyPhone } from '../verify-phone/verify-phone.tsx';

const phone = { phoneNumber: '(213) 373-4253', phoneCode: '1', countryCode: 'us' };
const entered = (phoneDetails = noPhone): FlowEvent => ({
  type: 'continue',
  email: 'worker@example.com',
  phoneDetails,
});
const field = () => screen.getByLabelText('Code') as HTMLInputElement;
const resend = () => screen.getByRole('button', { name: /Resend Code/ });

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const showEmail = (options: ShowOptions = {}, phoneDetails = noPhone) =>
  showScreen(VerifyEmail, 'register', [entered(phoneDetails)], options);

describe('verify-email', () => {
  test('says where the code went, that spam may have it, and when it expires (docs: recovery#verify-email, recovery#recovery-masked-address)', async () => {
    await showEmail();
    expect(screen.getByRole('heading', { name: 'Register Email' })).toBeTruthy();
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    expect(screen.getByText('wo••••@example.com')).toBeTruthy();
    expect(screen.getByText(/check your spam and junk/)).toBeTruthy();
    expect(screen.getByText('Expires in 15 minutes')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  test('counts three steps if a phone was entered (docs: recovery#verify-email, recovery#recovery-step-count)', async () => {
    await showEmail({}, phone);
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
  });

  test('claims nothing while the code is being sent', async () => {
    await showEmail({ held: ['sendEmailCode'] });
    expect(screen.getByText(/Sending an 8-digit code/)).toBeTruthy();
    expect(screen.queryByText(/Expires in/)).toBeNull();
  });

  test('pasting a code with spaces verifies it once', async () => {
    const { fake } = await showEmail({ held: ['register'] });
    await userEvent.click(field());
    await userEvent.paste('4810 2957');
    expect(fake.of('register').map((call) => call.args[1])).toEqual(['48102957']);
  });

  test('typing a code verifies it once', async () => {
    const { fake } = await showEmail({ held: ['register'] });
    await userEvent.type(field(), '48102957');
    expect(fake.of('register').map((call) => call.args[1])).toEqual(['48102957']);
    expect(screen.getByText('Checking the code …')).toBeTruthy();
  });

  test('a wrong code says so, keeps the focus, and a new paste verifies again (docs: codes#code-messages)', async () => {
    const { fake } = await showEmail({ held: ['register'] });
    await userEvent.click(field());
    await userEvent.paste('11112222');
    await act(async () => fake.last('register').respond({ status: 'failed', statusReason: 'INVALID_CODE' }));
    expect(screen.getByText('Incorrect code! Please try again.')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    await userEvent.paste('3333-4444');
    expect(fake.of('register').map((call) => call.args[1])).toEqual(['11112222', '33334444']);
    await act(async () => fake.last('register').respond({ status: 'failed', statusReason: 'EXPIRED' }));
    expect(screen.getByText('Code expired! Resend Code to try again.')).toBeTruthy();
  });

  test('an unfinished code shares the message once the field is left (docs: codes#code-messages)', async () => {
    const { fake } = await showEmail();
    await userEvent.type(field(), '4810');
    expect(screen.queryByText(/Incorrect code/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Incorrect code! Please try again.')).toBeTruthy();
    expect(fake.of('register')).toHaveLength(0);
  });

  test('a resend waits for its cooldown, as text', async () => {
    const { fake } = await showEmail();
    expect(screen.getByText(/^in (30|29) s$/)).toBeTruthy();
    await userEvent.click(resend());
    expect(fake.of('sendEmailCode')).toHaveLength(1);
  });

  test('a code that could not be sent is reported, with what to do', async () => {
    const { fake } = await showEmail({ held: ['sendEmailCode'] });
    await act(async () => fake.last('sendEmailCode').fail(new Error('broken')));
    expect(screen.getByText('Something went wrong. Please try again later!')).toBeTruthy();
    expect(screen.getByText(/No code has been sent/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fake.of('sendEmailCode')).toHaveLength(2);
  });
});

describe('verify-phone', () => {
  const events = [entered(phone), { type: 'email-verified' } as FlowEvent];

  test('says the email is registered, where the SMS went, Step 3 of 3, Skip and Back (docs: recovery#verify-phone)', async () => {
    const { store } = await showScreen(VerifyPhone, 'register', events);
    expect(screen.getByRole('heading', { name: 'Register Mobile' })).toBeTruthy();
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
    expect(screen.getByText('Email Registered Successfully')).toBeTruthy();
    expect(screen.getByText('+1 •••• 4253')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(store.getState().flow.step).toBe('success');
  });

  test('in update flow there is no Back and the footer is right-aligned (docs: recovery#verify-phone)', async () => {
    const registered = { email: 'worker@example.com', phoneDetails: undefined };
    await showScreen(VerifyPhone, 'update', [{ type: 'password-confirmed', registered }, entered(phone)]);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Skip' }).parentElement?.className).toContain('rc-foot-end');
    expect(screen.queryByText('Email Registered Successfully')).toBeNull();
  });
});
