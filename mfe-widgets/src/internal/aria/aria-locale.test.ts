import { ariaLocale } from './aria-locale.tsx';

test('Hong Kong reads traditional characters', () => {
  expect(ariaLocale('zh-HK')).toBe('zh-TW');
  expect(ariaLocale('de-CH')).toBe('de-CH');
});
