import { OPEN_DAYS, openLink, readOpenToken, readStopToken, stopLink } from './mail-links.ts';

const signing = { secret: 'one-secret', formerSecrets: [], publicOrigin: 'https://portal.example.com' };
const NOW = new Date('2026-11-16T16:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

test('a link opens its page for its person, until it ends (docs: reminders#reminder-link)', () => {
  const opened = { userId: 1002, route: '/manager/time-and-billing?item=5&for=7' };
  const token = tokenOf(openLink(signing, opened, NOW));
  expect(readOpenToken(signing, token, later(OPEN_DAYS - 0.1))).toEqual(opened);
  expect(readOpenToken(signing, token, later(OPEN_DAYS + 0.1))).toBeUndefined();
});

test('a link with another person, another page or another time in it is invalid', () => {
  const token = tokenOf(openLink(signing, { userId: 1002, route: '/manager/home' }, NOW));
  const parts = token.split('.');
  for (const place of [0, 1, 2, 3]) {
    const changed = parts.map((part, index) =>
      index === place ? `${part.slice(0, -1)}${part.endsWith('a') ? 'b' : 'a'}` : part,
    );
    expect(readOpenToken(signing, changed.join('.'), NOW)).toBeUndefined();
  }
});

test('a link of a former secret is read, one of a stranger is not', () => {
  const link = stopLink({ ...signing, secret: 'former' }, 1001, 'due');
  expect(readStopToken({ secret: 'now', formerSecrets: ['former'] }, tokenOf(link))).toEqual({
    userId: 1001,
    kind: 'due',
  });
  expect(readStopToken({ secret: 'now', formerSecrets: [] }, tokenOf(link))).toBeUndefined();
});

test('a link that opens a page turns nothing off', () => {
  const token = tokenOf(openLink(signing, { userId: 1002, route: 'due' }, NOW));
  expect(readStopToken(signing, token)).toBeUndefined();
});
