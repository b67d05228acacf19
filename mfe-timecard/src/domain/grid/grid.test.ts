import fc from 'fast-check';
import { formatClockTime } from 'shared-validators/clock';
import { day, leave, MONDAY, rules, span, TUESDAY, WEEK } from '../testing/samples.ts';
import { gridText } from './copy-days.ts';
import { gridRowOf, readTypedTime, withGridRow } from './grid-cell.ts';
import { fillDown, writeCells } from './grid-edit.ts';
import { readPastedBlock } from './paste.ts';

const of = rules({ id: 0 });
const nineToHalfPastFive = { start: '09:00', lunchStart: '12:00', lunchEnd: '12:30', end: '17:30' };

test('a day is a row of the grid and back', () => {
  const filled = withGridRow(day(of), nineToHalfPastFive);
  expect(filled.spans.map((one) => `${one.start}-${one.end} ${one.type}`)).toEqual([
    '09:00-12:00 Labor',
    '12:00-12:30 Lunch',
    '12:30-17:30 Labor',
  ]);
  expect(gridRowOf(filled)).toEqual(nineToHalfPastFive);
  expect(gridRowOf(withGridRow(filled, { ...nineToHalfPastFive, lunchStart: '', lunchEnd: '' }))).toMatchObject({
    start: '09:00',
    end: '17:30',
  });
});

test('a day the grid cannot say is left to its card', () => {
  expect(gridRowOf(day(of, { spans: [leave()] }))).toBeNull();
  expect(gridRowOf(day(of, { spans: [span('09:00', '12:00'), span('13:00', '17:00')] }))).toBeNull();
  expect(gridRowOf(day(of, { spans: [span('09:00', '17:00', 'PTO')] }))).toBeNull();
});

test('fill down fills the weekdays nothing stands in', () => {
  const week = WEEK.map((date, index) => day(of, index === 2 ? { spans: [span('07:00', '')] } : {}, date));
  const first = withGridRow(week[0] as never, nineToHalfPastFive);
  const filled = fillDown([first, ...week.slice(1)], 0);
  expect(filled.map((one) => gridRowOf(one)?.start)).toEqual(['09:00', '09:00', '07:00', '09:00', '09:00', '', '']);
});

test('days are copied as rows of cells that paste back as they were', () => {
  const days = [
    day(rules(), { spans: [span('09:00', '12:00'), span('12:00', '12:30', 'Lunch'), span('12:30', '17:30')] }),
    day(rules(), { didNotWork: true }, TUESDAY),
  ];
  const text = gridText(days, false);
  expect(text.split('\n')).toHaveLength(2);
  expect(readPastedBlock(text, [MONDAY, TUESDAY], 0, 'start').map((cell) => cell.time)).toEqual([
    '09:00',
    '12:00',
    '12:30',
    '17:30',
    ...['', '', '', ''],
  ]);
});

describe('Times as people type them', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['17h30', '17:30'],
    ['9a', '09:00'],
    ['5:30 pm', '17:30'],
    ['12a', '00:00'],
    ['12 PM', '12:00'],
    ['24:00', '24:00'],
  ])('%s is %s', (text, time) => expect(readTypedTime(text)).toBe(time));
  test.each(['25', '9:75', '13pm', 'noon', '24:01', '', '1:2:3'])('%s is none', (text) =>
    expect(readTypedTime(text)).toBeNull(),
  );
  test('every time of day is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }).map(formatClockTime), (time) => readTypedTime(time) === time),
    );
  });
});

describe('Paste from a spreadsheet', () => {
  test('rows and columns are laid over the grid, what is not a time is named and left alone', () => {
    const cells = readPastedBlock('9:00\t12:00\t12:30\t17:30\r\n9:00\tnoon\t\t5p\r\n', WEEK, 0, 'start');
    expect(cells.filter((cell) => cell.time === null).map((cell) => cell.text)).toEqual(['noon']);
    const written = writeCells(
      WEEK.map((date) => day(of, {}, date)),
      cells,
    );
    expect(gridRowOf(written[0] as never)).toEqual(nineToHalfPastFive);
    expect(gridRowOf(written[1] as never)).toMatchObject({ start: '09:00', end: '17:00' });
  });
  test('what lies beyond the last day or column is left out', () => {
    expect(readPastedBlock('1\t2\t3\n4', ['2026-11-22'], 0, 'lunchEnd').map((cell) => cell.column)).toEqual([
      'lunchEnd',
      'end',
    ]);
  });
  test('two columns laid on Start are start and end; a heading is left out', () => {
    const cells = readPastedBlock('From\tTo\n9:00\t17:30\n8:30\t17:00', WEEK, 0, 'start');
    expect(cells.map(({ day: on, column, time }) => [on, column, time])).toEqual([
      [WEEK[0], 'start', '09:00'],
      [WEEK[0], 'end', '17:30'],
      [WEEK[1], 'start', '08:30'],
      [WEEK[1], 'end', '17:00'],
    ]);
  });
  test('hostile blocks do not hang', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => Array.isArray(readPastedBlock(text, WEEK, 0, 'start'))),
    );
  });
});
