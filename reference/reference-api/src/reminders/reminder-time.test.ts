import fc from 'fast-check';
import { daytimeIn, FIRST_HOUR, isDigestDay, isTime, LAST_HOUR, untilDaytime } from './reminder-time.ts';

const at = (text: string) => new Date(text);

test.each([
  ['Europe/Berlin', '2026-11-16T05:59:00Z', undefined],
  ['Europe/Berlin', '2026-11-16T06:00:00Z', { day: '2026-11-16', hour: 7, monday: '2026-11-16' }],
  ['Europe/Berlin', '2026-11-16T20:00:00Z', undefined],
  ['Asia/Tokyo', '2026-11-15T22:30:00Z', { day: '2026-11-16', hour: 7, monday: '2026-11-16' }],
  ['Nowhere/Land', '2026-11-16T12:00:00Z', undefined],
])('in %s at %s (docs: reminders#reminder-time)', (zone, now, expected) => {
  expect(daytimeIn(zone, at(now))).toEqual(expected && { zone, ...expected });
});

const zone = fc.constantFrom(
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Europe/London',
  'America/St_Johns',
  'Pacific/Pago_Pago',
);
const instant = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true });

test('nobody is reminded at night, in any zone, also on a day whose clock is changed', () => {
  fc.assert(
    fc.property(zone, instant, (name, now) => {
      const { hour = 12 } = daytimeIn(name, now) ?? {};
      expect(hour).toBeGreaterThanOrEqual(FIRST_HOUR);
      expect(hour).toBeLessThanOrEqual(LAST_HOUR);
    }),
  );
});

test.each([
  ['Europe/Berlin', '2026-11-16T05:30:00Z', '2026-11-16T06:00:00Z'],
  ['Europe/Berlin', '2026-11-16T20:00:00Z', '2026-11-17T06:00:00Z'],
  // The clock is changed in this night.
  ['Europe/Berlin', '2026-03-28T20:00:00Z', '2026-03-29T05:00:00Z'],
  ['Asia/Tokyo', '2026-11-16T16:00:00Z', '2026-11-16T22:00:00Z'],
  ['Europe/Berlin', '2026-11-16T19:59:00Z', '2026-11-16T19:59:00Z'],
  ['Nowhere/Land', '2026-11-16T02:00:00Z', '2026-11-16T02:00:00Z'],
])('what comes to be sent in %s at %s waits until %s (docs: reminders#reminder-meanwhile)', (zone, now, expected) => {
  expect(new Date(at(now).getTime() + untilDaytime(zone, at(now)))).toEqual(at(expected));
});

test('what waits until the day is sent by day, in any zone', () => {
  fc.assert(
    fc.property(zone, instant, (name, now) => {
      const then = new Date(now.getTime() + untilDaytime(name, now));
      expect(daytimeIn(name, then)).toBeDefined();
    }),
  );
});

test('over any hours and zones that a person moves through, each day of theirs has one reminder at most (docs: reminders#reminder-once)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(zone, fc.nat(90)), { maxLength: 40 }),
      fc.integer({ min: 7, max: 20 }),
      (steps, chosen) => {
        let now = at('2026-10-20T00:00:00Z').getTime();
        let considered: string | null = null;
        for (const [name, minutes] of steps) {
          now += minutes * 60_000 * 4;
          const local = daytimeIn(name, new Date(now));
          if (!local || !isTime(local, chosen, considered)) continue;
          if (considered !== null) expect(local.day > considered).toBe(true);
          considered = local.day;
        }
      },
    ),
  );
});

test('a day that a wrong clock has noted holds nothing back; that of a zone further east does (docs: reminders#reminder-once)', () => {
  const noted = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-12-16'];
  const at = { day: '2026-11-16', hour: 9 };
  expect(noted.map((day) => isTime(at, 8, day))).toEqual([false, false, true, true]);
  const week = { monday: '2026-11-16', isDayOff: false };
  const weeks = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-12-14'];
  expect(weeks.map((consideredWeek) => isDigestDay('weekly', { ...week, consideredWeek }))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('nobody is reminded before the hour that they chose; later on the day if no process ran then', () => {
  const day = '2026-11-16';
  expect([8, 9, 14].map((hour) => isTime({ day, hour }, 9, null))).toEqual([false, true, true]);
});

test.each([
  ['daily', { isDayOff: false, consideredWeek: '2026-11-16' }, true],
  ['daily', { isDayOff: true, consideredWeek: null }, false],
  ['weekly', { isDayOff: false, consideredWeek: null }, true],
  ['weekly', { isDayOff: false, consideredWeek: '2026-11-09' }, true],
  ['weekly', { isDayOff: false, consideredWeek: '2026-11-16' }, false],
  ['weekly', { isDayOff: true, consideredWeek: '2026-11-09' }, false],
] as const)('a %s digest with %j: %s (docs: reminders#reminder-digest)', (frequency, week, expected) => {
  expect(isDigestDay(frequency, { monday: '2026-11-16', ...week })).toBe(expected);
});
