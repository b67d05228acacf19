import { missingFromRooms } from './missing.ts';
import { roomTexts } from './package-texts.ts';

test('every label of every room is translated here, with the same placeholders', () => {
  expect(missingFromRooms()).toEqual([]);
});

test('the rooms are really read', () => {
  const texts = roomTexts();
  expect(texts.length).toBeGreaterThan(450);
  expect(new Set(texts.map(({ file }) => file.split('/')[0])).size).toBe(6);
  expect(texts.find(({ label }) => label === 'LBL_CHARACTERS_LEFT')?.text).toBe('{{count}} of {{limit}} characters');
});
