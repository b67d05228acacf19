/** @jest-environment jsdom */
import { LANGUAGES, type Language, locale, type Translate } from 'shared-session';
import { silenced } from '../../test/response-server.ts';
import { formatDue, formatDueBelowHeading } from './index.ts';

const NOW = new Date('2026-11-28T18:00:00Z');
const words: Translate = (label, values) => [label, ...Object.values(values ?? {})].join(' ');
const plain = (text: string) => text.replace(/\s/g, ' ');

async function speak(language: Language): Promise<void> {
  const errors = silenced('error');
  await locale.setLanguage(language);
  await locale.setFormats({ timeZone: 'America/Chicago' });
  errors.restore();
}

test.each([
  ['2026-11-28T23:00:00Z', 'Today 5:00 PM'],
  ['2026-11-29T23:00:00Z', 'Tomorrow 5:00 PM'],
  ['2026-11-30T23:00:00Z', 'Mon, Nov 30'],
  ['2026-11-28T17:00:00Z', 'LBL_LATE_SINCE 11:00 AM'],
  ['2026-11-26T17:00:00Z', 'LBL_DAYS_LATE 2'],
])('what is due at %s is "%s" below a heading that says Due (docs: deadlines#due-words)', async (due, told) => {
  await speak('en_US');
  const { text, isLate } = formatDueBelowHeading(words, due, NOW);
  expect(plain(text)).toBe(told);
  expect(isLate).toBe(formatDue(words, due, NOW).isLate);
});

test.each(LANGUAGES)('in %s it begins with a word for the day', async (language) => {
  await speak(language);
  expect(formatDueBelowHeading(words, '2026-11-29T23:00:00Z', NOW).text).toMatch(/^\p{L}/u);
});
