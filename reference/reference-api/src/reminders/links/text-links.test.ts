import { textSegments } from '../../messages/text-segments.ts';
import { localeNames } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';
import { OPEN_DAYS } from './mail-links.ts';
import { readTextToken, textLink } from './text-links.ts';

const signing = { secret: 'one-secret', formerSecrets: [], publicOrigin: 'https://portal.example.com' };
const NOW = new Date('2026-11-16T16:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const PERIOD = { engagementId: 5209, start: '2026-11-09' };
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

test('the link of a text message opens Add Time with its period, of several the list, for its person, until it ends (docs: reminders#reminder-text-link)', () => {
  const route = '/worker/time-expense/add-time?reqId=5209&startDate=2026-11-09';
  const token = tokenOf(textLink(signing, { userId: 1005, period: PERIOD }, NOW));
  expect(readTextToken(signing, token, later(OPEN_DAYS))).toEqual({ userId: 1005, route });
  expect(readTextToken(signing, token, later(OPEN_DAYS + 1))).toBeUndefined();
  const list = tokenOf(textLink(signing, { userId: 1005, period: undefined }, NOW));
  expect(readTextToken(signing, list, NOW)).toEqual({ userId: 1005, route: '/worker/time-expense?order=due' });
});

test('one with another person, period or time in it is invalid; one of a former secret is not', () => {
  const token = tokenOf(textLink(signing, { userId: 1005, period: PERIOD }, NOW));
  const parts = token.split('.');
  expect(parts).toHaveLength(5);
  for (const place of parts.keys()) {
    const changed = parts.map((part, index) =>
      index === place ? `${part.slice(0, -1)}${part.endsWith('a') ? 'b' : 'a'}` : part,
    );
    expect(readTextToken(signing, changed.join('.'), NOW)).toBeUndefined();
  }
  expect(readTextToken(signing, '', NOW)).toBeUndefined();
  expect(readTextToken({ secret: 'now', formerSecrets: ['one-secret'] }, token, NOW)).toBeDefined();
});

/** The longest ids and an origin of 40 characters. */
const LONGEST = textLink(
  { ...signing, publicOrigin: 'https://contingent-workforce.example.com' },
  { userId: 2_147_483_647, period: { engagementId: 2_147_483_647, start: '2099-12-31' } },
  NOW,
);

test.each(localeNames)('a reminder in %s is one or two text messages long', (locale) => {
  const text = fillText(locale, 'MSG_DUE_SMS', { count: '99', link: LONGEST });
  const { encoding, segments } = textSegments(text);
  expect(segments).toBeLessThanOrEqual(encoding === 'GSM-7' ? 1 : 2);
});
