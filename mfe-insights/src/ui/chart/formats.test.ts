import { jest } from '@jest/globals';
import { locale } from 'shared-session';
import { formatShortAmount } from './formats.ts';

const inLanguage = (tag: string) =>
  jest.spyOn(locale, 'getState').mockReturnValue({ ...locale.getState(), tag, numberTag: tag });
afterEach(() => jest.restoreAllMocks());

test('the currency of an axis is kept together from right to left', () => {
  expect(formatShortAmount(4500, 'USD')).toBe('$4.5K');
  inLanguage('ar-AE');
  expect(formatShortAmount(4500, 'USD')).toContain('\u2068US$\u2069');
  inLanguage('de-DE');
  expect(formatShortAmount(4500, 'USD')).not.toMatch(/[\u2066-\u2069]/);
});
