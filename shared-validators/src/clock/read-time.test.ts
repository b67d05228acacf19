import fc from 'fast-check';
import { parseClockTime } from './clock-time.ts';
import { readTime } from './read-time.ts';
import { formatTime, halfHours, hoursOn12, type TimeFormat, timeText } from './time-of-day.ts';

const start12: TimeFormat = { clock: '12', bound: 'start' };
const end12: TimeFormat = { clock: '12', bound: 'end' };
const start24: TimeFormat = { clock: '24', bound: 'start' };
const end24: TimeFormat = { clock: '24', bound: 'end' };
const formats = [start12, end12, start24, end24];

/** The portal's languages. */
const LOCALES =
  'en-US|en-GB|ja-JP|de-DE|fr-FR|es-ES|es-MX|de-CH|ko-KR|fr-CA|zh-HK|zh-CN|pt-BR|nl-NL|it-IT|th-TH|sv-SE|ar-AE|he-IL'.split(
    '|',
  );

/**
 * 5:30 and 17:30 with their half of the day as `Intl` writes them: Chromium 156, Firefox 153, WebKitGTK 2.50, and Node with ICU 70.1, 71.1,
 * 74.2, 76.1, 78.2 and 78.3. Unmarked rows are equal in all of them.
 */
const WRITTEN: readonly [writer: string, morning: string, evening: string][] = [
  ['en-US', '5:30 AM', '5:30 PM'],
  ['en-US, ICU 72', '5:30\u202fAM', '5:30\u202fPM'],
  ['en-GB', '5:30 am', '5:30 pm'],
  ['en-GB, hour of two digits', '05:30 am', '05:30 pm'],
  ['ja-JP', '午前5:30', '午後5:30'],
  ['es-ES', '5:30 a.\u00a0m.', '5:30 p.\u00a0m.'],
  ['es-MX, ICU 78', '5:30 a.m.', '5:30 p.m.'],
  ['ko-KR', '오전 5:30', '오후 5:30'],
  ['ko-KR, ICU 78.2', 'AM 5:30', 'PM 5:30'],
  ['fr-CA', '5 h 30 a.m.', '5 h 30 p.m.'],
  ['fr-CA, no-break', '5\u00a0h\u00a030\u00a0a.m.', '5\u00a0h\u00a030\u00a0p.m.'],
  ['zh-CN and zh-HK', '上午5:30', '下午5:30'],
  ['zh-CN, hour of two digits', '上午05:30', '下午05:30'],
  ['th-TH, up to ICU 76', '5:30 ก่อนเที่ยง', '5:30 หลังเที่ยง'],
  ['th-TH, ICU 78', '5:30 AM', '5:30 PM'],
  ['sv-SE', '5:30 fm', '5:30 em'],
  ['ar-AE', '5:30 ص', '5:30 م'],
  ['ar-AE, Arabic digits and marks', '\u200f٥:٣٠\u00a0ص', '\u200f٥:٣٠\u00a0م'],
  ['he-IL', '5:30 לפנה״צ', '5:30 אחה״צ'],
];

const value = (text: string, format: TimeFormat) => {
  const parsed = readTime(text, format);
  return parsed.ok ? parsed.value : parsed.issue;
};

test.each([
  ['9:30 PM', '21:30'],
  ['930p', '21:30'],
  ['9.30 p.m.', '21:30'],
  ['09:30pm', '21:30'],
  ['9 30 P', '21:30'],
  ['６：３０ａｍ', '06:30'],
  ['630a', '06:30'],
  ['6p', '18:00'],
  ['12a', '00:00'],
  ['12:15 am', '00:15'],
  ['12 PM', '12:00'],
  ['21.30', '21:30'],
  ['2130', '21:30'],
  ['21:30:00', '21:30'],
  ['21h30', '21:30'],
  ['0:15', '00:15'],
])('"%s" is understood whatever the clock: %s (docs: time-entry#time-paste)', (text, expected) => {
  for (const format of formats)
    expect(value(text, format)).toBe(expected === '00:00' && format.bound === 'end' ? '24:00' : expected);
});

test('on a 24-hour clock an hour alone and three digits are times', () => {
  expect(value('9', start24)).toBe('09:00');
  expect(value('930', start24)).toBe('09:30');
});

test('on a 12-hour clock a time that could be morning or evening waits for AM or PM', () => {
  expect(readTime('9:30', start12)).toEqual({ ok: false, issue: 'meridiem-missing', hours: 9, minutes: 30 });
  expect(value('1200', start12)).toBe('meridiem-missing');
});

test.each([
  ['오후 5:30', '17:30'],
  ['5:30 오전', '05:30'],
  ['下午5:30', '17:30'],
  ['上午 9', '09:00'],
  ['午後5:30', '17:30'],
  ['9.30 fm', '09:30'],
  ['๙๓๐ am', '09:30'],
  ['٩:٣٠ م', '21:30'],
  ['۹:۳۰ am', '09:30'],
  ['5:30 אחה״צ', '17:30'],
  ['9:p', '21:00'],
  ['p.m. 5.30', '17:30'],
])('"%s" is %s', (text, expected) => {
  for (const format of formats) expect(value(text, format)).toBe(expected);
});

test.each(WRITTEN)(
  '%s: "%s" and "%s", as engines write them, are read (docs: time-entry#time-paste)',
  (_, morning, evening) => {
    for (const format of formats) expect([value(morning, format), value(evening, format)]).toEqual(['05:30', '17:30']);
  },
);

test.each(LOCALES)('%s: a time that this machine writes with its half of the day is read', (locale) => {
  for (const style of [{ hour: 'numeric', minute: '2-digit' }, { timeStyle: 'short' }] as const) {
    const write = new Intl.DateTimeFormat(locale, { ...style, hour12: true, timeZone: 'UTC' });
    const written = [5, 17].map((hours) => value(write.format(Date.UTC(2026, 10, 16, hours, 30)), start12));
    expect(written).toEqual(['05:30', '17:30']);
  }
});

test('an hour and its sign wait for minutes, half of the day for a time', () => {
  expect(readTime('9:', start12)).toEqual({ ok: false, issue: 'incomplete', hours: 9 });
  expect(readTime('17.', start24)).toEqual({ ok: false, issue: 'incomplete', hours: 17 });
  expect(value('17.', start12)).toBe('not-a-time');
  for (const text of ['p', 'pm', '오', '오후', '下']) expect(value(text, start12)).toBe('incomplete');
});

test('24:00 is the end of a day and no start (docs: time-entry#time-paste)', () => {
  expect(value('24:00', end24)).toBe('24:00');
  expect(value('2400', end12)).toBe('24:00');
  expect(value('24:00', start24)).toBe('midnight-start');
  expect(value('24:01', end24)).toBe('hours-24');
});

test('00:00 as an end is 24:00', () => {
  expect(value('00:00', end24)).toBe('24:00');
  expect(value('12:00 AM', end12)).toBe('24:00');
  expect(value('00:00', start24)).toBe('00:00');
});

test.each([
  ['9:75', 'minutes'],
  ['960', 'minutes'],
  ['25:00', 'hours-24'],
  ['13 am', 'hours-12'],
  ['0 pm', 'hours-12'],
  ['9:3', 'not-a-time'],
  ['12345', 'not-a-time'],
  ['-9:30', 'not-a-time'],
  ['9:30:15', 'not-a-time'],
  ['1.5', 'not-a-time'],
  ['nine', 'not-a-time'],
  ['AM 5:30 PM', 'not-a-time'],
  ['', 'not-a-time'],
  ['<b>9</b>', 'not-a-time'],
  ['9:30 PM tomorrow', 'not-a-time'],
])('"%s" is refused, never clamped: %s (docs: time-entry#time-bounds)', (text, issue) => {
  for (const format of formats) expect(value(text, format)).toBe(issue);
});

test('every minute of the day, as it is shown, reads back as itself', () => {
  for (const format of formats) {
    for (let minute = 0; minute <= 1440; minute += 1) {
      const text = timeText(Math.floor(minute / 60), minute % 60, format.bound);
      if (text === '24:00' && format.bound === 'start') continue;
      expect(value(formatTime(text, format), format)).toBe(text);
      const { hours, meridiem } = hoursOn12(Math.floor(minute / 60));
      const minutes = String(minute % 60).padStart(2, '0');
      for (const short of [`${hours}${minutes}${meridiem[0]}`, `${hours}.${minutes} ${meridiem.toLowerCase()}`]) {
        expect(value(short, format)).toBe(timeText(Math.floor(minute / 60) % 24, minute % 60, format.bound));
      }
    }
  }
});

test('whatever the text, the response is a time of the day or a reason', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[0-9:.apm ]{0,8}$/));
  fc.assert(
    fc.property(texts, fc.constantFrom(...formats), (text, format) => {
      const parsed = readTime(text, format);
      if (!parsed.ok) return parsed.issue.length > 0;
      const total = parseClockTime(parsed.value);
      return total !== null && (total < 1440 || format.bound === 'end') && !(total === 0 && format.bound === 'end');
    }),
    { numRuns: 2000 },
  );
});

test('the list has the 48 half hours; an end list offers 24:00 at midnight (docs: time-entry#time-half-hours)', () => {
  expect(halfHours('start')).toHaveLength(48);
  expect(halfHours('start').slice(0, 2)).toEqual(['00:00', '00:30']);
  expect(halfHours('start').at(-1)).toBe('23:30');
  expect(halfHours('end')).toHaveLength(48);
  expect(halfHours('end').at(0)).toBe('00:30');
  expect(halfHours('end').slice(-2)).toEqual(['23:30', '24:00']);
});
