import fc from 'fast-check';
import { maskEmail, maskPhone } from './masking.ts';

test.each([
  ['worker@example.com', 'wo••••@example.com'],
  [' worker@example.com ', 'wo••••@example.com'],
  ['abcd@example.com', 'ab••••@example.com'],
  ['abc@example.com', 'a••••@example.com'],
  ['a@example.com', 'a••••@example.com'],
  ['"a@b"@example.com', '"a••••@example.com'],
  ['@example.com', '••••'],
  ['nonsense', '••••'],
  ['', '••••'],
  ['\u{1F600}\u{1F600}\u{1F600}\u{1F600}@example.com', '\u{1F600}\u{1F600}••••@example.com'],
])('%s is shown as %s', (email, expected) => {
  expect(maskEmail(email)).toBe(expected);
});

test.each([
  [{ phoneNumber: '(213) 373-4253', phoneCode: '1', countryCode: 'us' }, '+1 •••• 4253'],
  [{ phoneNumber: '07911 123456', phoneCode: '+44', countryCode: 'gb' }, '+44 •••• 3456'],
  [{ phoneNumber: '12345', phoneCode: '290', countryCode: 'sh' }, '+290 •••• 45'],
  [{ phoneNumber: '12', phoneCode: '1', countryCode: 'us' }, '+1 ••••'],
  [{ phoneNumber: '', phoneCode: '', countryCode: '' }, '••••'],
])('%o is shown as %s', (phone, expected) => {
  expect(maskPhone(phone)).toBe(expected);
});

test('never more than the first two letters of a name, or the last four digits of a number, are shown (docs: recovery#setup-back, recovery#setup-masked)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,20}$/), fc.stringMatching(/^\d{3,15}$/), (name, number) => {
      expect(maskEmail(`${name}@example.com`).split('@')[0]).not.toContain(name);
      const [, shown = ''] = maskPhone({ phoneNumber: number, phoneCode: '1', countryCode: 'us' }).split('•••• ');
      expect(shown.length).toBeLessThanOrEqual(4);
      expect(shown.length).toBeLessThan(number.length);
    }),
  );
});
