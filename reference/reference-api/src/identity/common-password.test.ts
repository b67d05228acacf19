import { isAmong, isCommonPassword } from './common-password.ts';

const list = new Set(['password', 'sunshine', '12345678', 'love']);
const words = ['Portal', 'Amara'];

test.each(['password', 'Password1!', 'P4$$w0rd-9', '12345678', 'Sunshine-2026!', 'portal-2027', '2026amara!'])(
  '%s is tried first',
  (password) => {
    expect(isAmong(list, words, password)).toBe(true);
  },
);

test.each(['Love-92837465', 'sunny-Shine-41', 'Qz7-rain-Tram', 'Ab1!Ab1!'])('%s is not', (password) => {
  expect(isAmong(list, words, password)).toBe(false);
});

test('the list of the server knows what people use (docs: account#new-password)', async () => {
  expect(await isCommonPassword([], 'Qwertyuiop1!')).toBe(true);
  expect(await isCommonPassword([], 'Tram-Kiwi-86')).toBe(false);
});
