import { reportMail } from './write-report.ts';

const reader = { userId: 7, email: 'amara@example.com', zone: 'Asia/Tokyo', timeFormat: '24' } as const;
const writing = {
  options: { secret: 'a secret of the test', publicOrigin: 'http://portal.test' },
  now: new Date('2026-11-24T16:00:00Z'),
};

test.each([
  ['ja_JP', /：3$/m],
  ['fr_CA', / : 3$/m],
  ['en_US', /\w: 3$/m],
] as const)('a report writes its lines with the colon of %s (docs: insights#insights-mail)', (locale, waiting) => {
  const week = { weekStartDate: '2026-11-16', states: [], periodEnds: null, contractMinutes: null, missingPeriods: 0 };
  const [mail] = reportMail(writing, { ...reader, locale }, { by: null, weeks: [week], waiting: 3 });
  expect(mail?.text).toMatch(waiting);
});
