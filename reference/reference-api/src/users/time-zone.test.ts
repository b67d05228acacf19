import { isTimeZone } from './time-zone.ts';

test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'UTC', 'Etc/GMT+5'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(['', 'Mars/Olympus', '+02:00', '../../etc', 'Europe/', 'europe berlin'])('"%s" is none', (name) =>
  expect(isTimeZone(name)).toBe(false),
);
