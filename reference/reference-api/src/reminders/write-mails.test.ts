import type { DuePerson } from './due-people.ts';
import type { PeriodOfWorker } from './open-periods.ts';
import { askedMail, dueMessages, lateMail } from './write-mails.ts';

const NOW = new Date('2026-11-24T16:00:00Z');
const DAY = 86_400_000;
const WRITING = { options: { secret: 'a secret of the test', publicOrigin: 'http://portal.test' }, now: NOW };
const AMARA: DuePerson = {
  ...{ userId: 7, userType: 'Worker', permissions: [], clientId: 1, locale: 'en_US', zone: 'America/Los_Angeles' },
  ...{ timeFormat: '12', day: '2026-11-24', monday: '2026-11-23', consideredWeek: null, digest: 'daily' },
  ...{ email: 'amara@example.com', mobile: null, off: [] },
};

/** Periods of as many engagements, the longest overdue first. */
const late = (count: number): PeriodOfWorker[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ engagementId: at + 1, workerId: 7, worker: 'Amara Osei', engagement: `Engagement ${at + 1}.` },
    ...{ start: '2026-11-09', end: '2026-11-15', due: new Date(NOW.getTime() - DAY), isBegun: false },
    day: { isDayOff: false, isLeave: false, hasEnded: false },
  }));
const mails = (count: number) => [
  ...dueMessages(WRITING, AMARA, late(count)),
  ...askedMail(WRITING, AMARA, 'Daniel Reyes', late(count)),
];
const named = (text: string) => text.match(/Engagement \d+\./g)?.length;

test.each([
  [1, 1, null],
  [10, 10, null],
  [11, 10, 'And 1 more.'],
  [54, 10, 'And 44 more.'],
])('a reminder of %i periods names %i (docs: reminders#reminder-worker)', (count, expected, more) => {
  for (const { text } of mails(count)) {
    expect([named(text), text.match(/And \d+ more\./)?.[0] ?? null]).toEqual([expected, more]);
    // A link to each of those that are named, and to the list.
    expect(new Set(text.match(/http:\S+\/open\/\S+/g)).size).toBe(expected === 1 ? 1 : expected + 1);
  }
});

test.each(['en_US', 'de_DE', 'fr_FR', 'he_IL'] as const)(
  'a reminder in %s begins with the same words for one period and for several (docs: reminders#reminder-worker)',
  (locale) => {
    const [one, several] = [1, 2].map(
      (count) => dueMessages(WRITING, { ...AMARA, locale }, late(count))[0]?.text ?? '',
    );
    expect(one?.split('\n')[0]).toBe(several?.split('\n')[0]);
    expect(one).not.toMatch(/^(These|Diese|Ces|כרטיסי) /);
  },
);

test.each([
  ['ja_JP', 'Jonas Weber：2'],
  ['zh_CN', 'Jonas Weber：2'],
  ['fr_FR', 'Jonas Weber : 2'],
  ['ar_AE', '\u2068Jonas Weber\u2069: 2'],
] as const)('the mail about who is late has the colon of %s (docs: reminders#reminder-program)', (locale, line) => {
  const report = { workers: [{ name: 'Jonas Weber', count: 2 }], approvers: [] };
  const [mail] = lateMail(WRITING, { ...AMARA, locale }, { company: 'Harvest', report });
  expect(mail?.text).toContain(line);
});
