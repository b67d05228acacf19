import { registeredOf } from './registered.ts';

const phone = { mobile: '2133734253', phoneCode: '1', countryCode: 'US' };

test('a confirmed response is what is registered, with the country in lower case', () => {
  expect(registeredOf({ email: 'a@example.com', ...phone, masked: false })).toEqual({
    email: 'a@example.com',
    phoneDetails: { phoneNumber: '2133734253', phoneCode: '1', countryCode: 'us' },
    maskedPhone: undefined,
  });
});

test('a masked number is shown and never edited', () => {
  const masked = registeredOf({ email: 'a••••@example.com', ...phone, mobile: '••••4253', masked: true });
  expect(masked.phoneDetails).toBeUndefined();
  expect(masked.maskedPhone).toBe('+1 ••••4253');
});

test.each([undefined, ''])('%j is no value (docs: session#null-string)', (value) => {
  const none = registeredOf({ email: value, mobile: value, phoneCode: value, countryCode: value, masked: false });
  expect(none).toEqual({ email: undefined, phoneDetails: undefined, maskedPhone: undefined });
});
