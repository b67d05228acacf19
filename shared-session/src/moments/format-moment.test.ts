import { locale } from 'shared-session';
import { silenced } from '../../test/response-server.ts';
import { formatMoment } from './index.ts';

test.each([
  ['en_US', '11/16/2026, 4:42 PM', /, 4:42 PM CST$/],
  ['en_GB', '16/11/2026, 16:42', /, 16:42 GMT-6$/],
  ['de_DE', '16.11.2026, 16:42', /, 16:42 GMT-6$/],
  ['sv_SE', '2026-11-16, 16:42', /, 16:42 GMT[-−]6$/],
] as const)('in %s an instant has the date of its pattern and the time of its zone', async (language, said, zoned) => {
  const errors = silenced('error');
  await locale.setLanguage(language);
  await locale.setFormats({ timeZone: 'America/Chicago' });
  errors.restore();
  expect(formatMoment('2026-11-16T22:42:00Z').replace(/\s/g, ' ')).toBe(said);
  expect(formatMoment('2026-11-16T22:42:00Z', { zone: true }).replace(/\s/g, ' ')).toMatch(zoned);
  expect(formatMoment('never')).toBe('never');
});
