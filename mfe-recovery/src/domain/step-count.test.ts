import { type Flow, newFlow } from './flow.ts';
import { noPhone, type PhoneDetails } from './registration.ts';
import { stepCount } from './step-count.ts';
import type { Step } from './steps.ts';

const phone: PhoneDetails = { phoneNumber: '2133734253', phoneCode: '1', countryCode: 'us' };
const at = (step: Step, phoneDetails: PhoneDetails): Flow => {
  const flow = newFlow('register');
  return { ...flow, step, details: { ...flow.details, email: 'a@example.com', phoneDetails } };
};

test.each([
  ['phone-email-setup', noPhone, { current: 1, total: 2, showsTotal: false }],
  ['phone-email-setup', phone, { current: 1, total: 3, showsTotal: false }],
  ['verify-email', noPhone, { current: 2, total: 2, showsTotal: true }],
  ['verify-email', phone, { current: 2, total: 3, showsTotal: true }],
  ['verify-phone', phone, { current: 3, total: 3, showsTotal: true }],
  ['confirm-password', noPhone, undefined],
  ['success', phone, undefined],
] as const)(
  '%s with %o is %o (docs: recovery#verify-email, recovery#recovery-step-count, codes#code-expiry, recovery#recovery-country)',
  (step, phoneDetails, expected) => {
    expect(stepCount(at(step, phoneDetails))).toEqual(expected);
  },
);
