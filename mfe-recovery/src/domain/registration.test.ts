import fc from 'fast-check';
import {
  hasEmailToVerify,
  hasPhoneToVerify,
  isEmailModified,
  isPhoneModified,
  isSameEmail,
  noDetails,
  noPhone,
  type PhoneDetails,
  type RegistrationDetails,
  withEmailVerified,
  withPhoneRemoved,
  withPhoneVerified,
  withRegistered,
} from './registration.ts';

const american: PhoneDetails = { phoneNumber: '(213) 373-4253', phoneCode: '1', countryCode: 'us' };
const details = (
  entered: { email?: string; phone?: PhoneDetails },
  registered: { email?: string; phone?: PhoneDetails } = {},
): RegistrationDetails => ({
  ...withRegistered(noDetails, { email: registered.email, phoneDetails: registered.phone }),
  email: entered.email ?? '',
  phoneDetails: entered.phone ?? noPhone,
});

describe('a phone counts as modified (docs: recovery#recovery-phone-changed, recovery#recovery-email-changed)', () => {
  test.each<[string, PhoneDetails | undefined, PhoneDetails | undefined, boolean]>([
    ['no registered phone and a number is entered', american, undefined, true],
    ['no registered phone and none entered', noPhone, undefined, false],
    [
      'no registered phone and only another country chosen',
      { ...noPhone, phoneCode: '44', countryCode: 'gb' },
      undefined,
      false,
    ],
    ['the same phone', american, american, false],
    ['the same number written otherwise', { ...american, phoneNumber: '2133734253' }, american, false],
    ['the same country in capitals', { ...american, countryCode: 'US' }, american, false],
    ['the same code with a plus', { ...american, phoneCode: '+1' }, american, false],
    ['the code differs', { ...american, phoneCode: '44' }, american, true],
    ['the country differs under one code', { ...american, countryCode: 'ca' }, american, true],
    ['the number differs', { ...american, phoneNumber: '(213) 373-4254' }, american, true],
    ['the number is cleared', { ...american, phoneNumber: '' }, american, true],
  ])('%s', (_name, entered, registered, expected) => {
    const given = details({ ...(entered && { phone: entered }) }, { ...(registered && { phone: registered }) });
    expect(isPhoneModified(given)).toBe(expected);
  });

  test('a cleared number is a change but nothing to verify', () => {
    const cleared = details({ phone: { ...american, phoneNumber: ' ' } }, { phone: american });
    expect(isPhoneModified(cleared)).toBe(true);
    expect(hasPhoneToVerify(cleared)).toBe(false);
  });

  test('a number without a country code is not verified', () => {
    expect(hasPhoneToVerify(details({ phone: { ...american, countryCode: '' } }))).toBe(false);
  });
});

describe('the email counts as modified if it differs from the registered one (docs: recovery#recovery-phone-changed, recovery#recovery-email-changed)', () => {
  test.each([
    ['a@example.com', undefined, true],
    ['a@example.com', 'b@example.com', true],
    ['a@example.com', 'a@example.com', false],
    ['  a@example.com ', 'a@example.com', false],
    ['A@Example.COM', 'a@example.com', false],
    ['\u212Aim@example.com', 'kim@example.com', true],
    ['\u0130@example.com', 'i@example.com', true],
    ['', undefined, false],
    ['', 'a@example.com', true],
  ])('%s beside %s: %s', (email, registered, expected) => {
    expect(isEmailModified(details({ email }, { ...(registered && { email: registered }) }))).toBe(expected);
  });

  test('an empty e-mail is never sent to', () => {
    expect(hasEmailToVerify(details({ email: ' ' }, { email: 'a@example.com' }))).toBe(false);
  });

  test('sameness is symmetric and reflexive for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(isSameEmail(one, one)).toBe(true);
        expect(isSameEmail(one, other)).toBe(isSameEmail(other, one));
      }),
    );
  });
});

describe('phone removal', () => {
  const given = details(
    { phone: { phoneNumber: '20 7946 0958', phoneCode: '44', countryCode: 'gb' } },
    { phone: american },
  );

  test('clears the phone, the registered details and the flag, and resets the country to us (docs: recovery#recovery-phone-removed)', () => {
    expect(withPhoneRemoved(given)).toMatchObject({
      phoneDetails: { phoneNumber: '', countryCode: 'us' },
      registeredDetails: { phoneDetails: undefined },
      isPhoneRegistered: false,
    });
  });
});

test('a verified channel is registered and no longer modified (docs: codes#code-states, codes#code-success)', () => {
  const verified = withPhoneVerified(withEmailVerified(details({ email: 'a@example.com', phone: american })));
  expect(verified).toMatchObject({ isEmailRegistered: true, isPhoneRegistered: true });
  expect(hasEmailToVerify(verified)).toBe(false);
  expect(hasPhoneToVerify(verified)).toBe(false);
});
