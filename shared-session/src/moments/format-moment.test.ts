/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { LANGUAGES, type Language, locale } from 'shared-session';
import { silenced } from '../../test/response-server.ts';
import { formatDay, formatMoment } from './index.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const NOW = '2026-11-18T18:00:00Z';

beforeAll(() => void jest.useFakeTimers({ now: new Date(NOW) }));
afterAll(() => void jest.useRealTimers());

async function speak(language: Language): Promise<void> {
  const errors = silenced('error');
  await locale.setLanguage(language);
  await locale.setFormats({ timeZone: 'America/Chicago' });
  errors.restore();
}

test.each([
  ['2026-11-18T14:42:00Z', '8:42 AM'],
  ['2026-11-18T05:59:00Z', 'Tue 11:59 PM'],
  ['2026-11-12T22:42:00Z', 'Thu 4:42 PM'],
  ['2026-11-11T22:42:00Z', 'Nov 11, 4:42 PM'],
  ['2026-11-19T22:42:00Z', 'Nov 19, 4:42 PM'],
  ['2025-12-31T22:42:00Z', 'Dec 31, 2025, 4:42 PM'],
  ['never', 'never'],
])('%s is told as %s (docs: formats#moments)', async (instant, told) => {
  await speak('en_US');
  expect(plain(formatMoment(instant))).toBe(told);
});

test.each([
  ['2026-11-16', 'Nov 16'],
  ['2025-11-16', 'Nov 16, 2025'],
  ['', ''],
  ['today', 'today'],
])('the day %s is %s (docs: formats#days)', async (date, words) => {
  await speak('en_US');
  expect(formatDay(date)).toBe(words);
});

test.each([
  ['en_GB', 'Mon 16:42', '9 Nov, 16:42', '9 November 2026 at 16:42 GMT-6'],
  ['de_DE', 'Mo., 16:42', '9. Nov., 16:42', '9. November 2026 um 16:42 GMT-6'],
  ['fr_FR', 'lun. 16:42', '9 nov., 16:42', '9 novembre 2026 à 16:42 UTC−6'],
  ['sv_SE', 'mån 16:42', '9 nov. 16:42', '9 november 2026 kl. 16:42 GMT−6'],
  ['ja_JP', '16:42 (月)', '11月9日 16:42', '2026年11月9日 16:42 GMT-6'],
] as const)('in %s a moment is %s, %s, and exactly %s', async (language, near, far, exact) => {
  await speak(language);
  expect(plain(formatMoment('2026-11-16T22:42:00Z'))).toBe(near);
  expect(plain(formatMoment('2026-11-09T22:42:00Z'))).toBe(far);
  expect(plain(formatMoment('2026-11-09T22:42:00Z', { zone: true }))).toBe(exact);
});

test.each(LANGUAGES)('in %s no day is told in figures alone', async (language) => {
  await speak(language);
  for (const instant of ['2026-11-16T22:42:00Z', '2026-11-09T22:42:00Z', '2024-02-09T22:42:00Z'])
    expect(formatMoment(instant)).not.toMatch(/\d[./-]\s?\d/);
  expect(formatDay('2026-11-09')).not.toMatch(/^[\d./\s-]+$/);
});
