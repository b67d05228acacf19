/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { unsavedWork } from 'shared-session';
import type { FlowEvent } from '../domain/flow.ts';
import type { FlowMode } from '../domain/steps.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { ConfirmPassword } from './confirm-password/confirm-password.tsx';
import { PhoneEmailSetup } from './phone-email-setup/phone-email-setup.tsx';
import { VerifyEmail } from './verify-email/verify-email.tsx';

const holders = () => unsavedWork.getState().holders;
const entered: FlowEvent = {
  type: 'continue',
  email: 'new@example.com',
  phoneDetails: { phoneNumber: '', phoneCode: '1', countryCode: 'us' },
};

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each<[string, () => JSX.Element, FlowMode, readonly FlowEvent[], RegExp]>([
  ['confirm-password', ConfirmPassword, 'update', [{ type: 'password-needed' }], /^Password/],
  ['phone-email-setup', PhoneEmailSetup, 'register', [], /^Email/],
  ['phone-email-setup', PhoneEmailSetup, 'register', [], /^Mobile phone/],
  ['verify-email', VerifyEmail, 'register', [entered], /^Code/],
])('while something is typed on %s nobody may offer a reload', async (_, Screen, mode, events, label) => {
  await showScreen(Screen, mode, events);
  expect(holders()).toBe(0);
  const field = screen.getByLabelText(label);
  await userEvent.type(field, '21');
  expect(holders()).toBe(1);
  await userEvent.clear(field);
  expect(holders()).toBe(0);
  await userEvent.type(field, '2');
  cleanup();
  expect(holders()).toBe(0);
});
