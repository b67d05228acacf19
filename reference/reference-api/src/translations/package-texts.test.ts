import { missingTexts } from './missing.ts';
import { packageTexts } from './package-texts.ts';

test('every label of every package is translated here, with the same placeholders', () => {
  expect(missingTexts()).toEqual([]);
});

test('the packages are really read', () => {
  const texts = packageTexts();
  expect(texts.length).toBeGreaterThan(450);
  expect(new Set(texts.map(({ file }) => file.split('/')[0])).size).toBe(10);
  expect(texts.find(({ label }) => label === 'LBL_CHARACTERS_LEFT')?.text).toBe('{{count}} of {{limit}} characters');
});
