import fc from 'fast-check';
import { parseClockTime, readTime } from 'shared-validators/clock';
import { unreadEntries } from '../day/unread-entries.ts';
import { blankAllocation } from '../form/blank.ts';
import type { DayForm } from '../form/timecard-form.ts';
import { payloadOf } from '../mapping/form-to-payload.ts';
import { day, form, leave, MONDAY, metadataOf, rules, span, TUESDAY, WEEK } from '../testing/samples.ts';
import { gridText } from './copy-days.ts';
import { GRID_COLUMNS, gridRowOf, withGridRow } from './grid-cell.ts';
import { fillDown, takesTimes, writeCells } from './grid-edit.ts';
import { type PasteTarget, readPastedBlock } from './paste.ts';
import { cellText, formatOf, issueOfCell, readCell, textAfterKey } from './read-cell.ts';

const of = rules({ id: 0 });
const onWeek: PasteTarget = { days: WEEK, fromDay: 0, fromColumn: 'start', use24HourClock: false };
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

test('a lunch at midnight ends the work before it at 24:00, and is found again', () => {
  const row = { start: '20:00', lunchStart: '00:00', lunchEnd: '00:30', end: '04:30' };
  const night = withGridRow(day(of), row);
  expect(night.spans.map(({ start, end }) => [start, end])).toEqual([
    ['20:00', '24:00'],
    ['00:00', '00:30'],
    ['00:30', '04:30'],
  ]);
  expect(gridRowOf(night)).toEqual(row);
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

test('fill down leaves a day alone that has allocations only', () => {
  const from = withGridRow(day(of), nineToHalfPastFive);
  const allocated = day(of, { allocations: [{ ...blankAllocation(of, 1), hours: '6' }] }, TUESDAY);
  expect(fillDown([from, allocated], 0)[1]).toBe(allocated);
});

test('days are copied as rows of cells that paste back as they were', () => {
  const days = [
    day(rules(), { spans: [span('09:00', '12:00'), span('12:00', '12:30', 'Lunch'), span('12:30', '17:30')] }),
    day(rules(), { didNotWork: true }, TUESDAY),
  ];
  const text = gridText(days, false);
  expect(text.split('\n')).toHaveLength(2);
  expect(readPastedBlock(text, { ...onWeek, days: [MONDAY, TUESDAY] }).cells.map((cell) => cell.time)).toEqual([
    '09:00',
    '12:00',
    '12:30',
    '17:30',
    ...['', '', '', ''],
  ]);
});

describe('A cell is read as the time field of its day', () => {
  const clock12 = formatOf('start', false);
  const end12 = formatOf('end', false);
  test.each([
    ['9a', '09:00'],
    ['5:30 pm', '17:30'],
    ['17h30', '17:30'],
    ['12 PM', '12:00'],
    ['', ''],
  ])('%j is %j', (text, value) => expect(readCell(text, clock12)).toEqual({ value, issue: null }));
  test('morning or evening is asked and not guessed', () => {
    expect(readCell('7', clock12)).toEqual({ value: '7:00 --', issue: 'meridiem-missing' });
    expect(readCell('09:30', clock12)).toEqual({ value: '9:30 --', issue: 'meridiem-missing' });
    expect(readCell('930', formatOf('start', true))).toEqual({ value: '09:30', issue: null });
  });
  test('an A or a P typed over a time completes it, or changes its half of the day', () => {
    const keyed = (value: string, typed: string) => textAfterKey(cellText(value, clock12), typed, clock12);
    expect(readCell(keyed('7:00 --', 'p'), clock12).value).toBe('19:00');
    expect(readCell(keyed('7:00 --', ' am'), clock12).value).toBe('07:00');
    expect(readCell(keyed('7:-- --', 'p'), clock12).value).toBe('19:00');
    expect(readCell(keyed('07:00', 'p'), clock12).value).toBe('19:00');
    expect(keyed('7:00 --', '8')).toBe('8');
    expect(keyed('late', 'p')).toBe('p');
    expect(keyed('7p', '7pa')).toBe('7a');
    expect(textAfterKey('07:00', 'p', formatOf('start', true))).toBe('p');
  });
  test('what is no time stays as it was typed, for the form to keep', () => {
    expect(readCell(' 8 o clock ', clock12)).toEqual({ value: '8 o clock', issue: 'not-a-time' });
    expect(readCell('1830p', clock12)).toEqual({ value: '18:30', issue: null });
    expect(readCell('1275', end12)).toEqual({ value: '1275', issue: 'minutes' });
  });
  test('midnight ends a day and begins one', () => {
    expect(readCell('12a', end12).value).toBe('24:00');
    expect(readCell('12a', clock12).value).toBe('00:00');
    expect(readCell('24:00', clock12).issue).toBe('midnight-start');
  });
  const texts = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.stringMatching(/^[0-9:.apm ]{0,8}$/),
    fc.constantFrom('24:00', '2400', '00:00', '12a'),
  );
  const columns = fc.constantFrom(...GRID_COLUMNS);
  test('whatever is typed, the form has the time or something that blocks a save, for the same reason as the day’s field gives (docs: time-entry#time-grid)', () => {
    fc.assert(
      fc.property(texts, columns, fc.boolean(), (text, column, on24) => {
        const format = formatOf(column, on24);
        const { value, issue } = readCell(text, format);
        const field = readTime(text.trim(), format);
        if (text.trim() === '') return value === '';
        expect(issue).toBe(field.ok ? null : field.issue);
        expect(parseClockTime(value) !== null && issue === null).toBe(field.ok);
        expect(issueOfCell(value, format) === null).toBe(field.ok);
        const typed = withGridRow(day(of), { start: '', lunchStart: '', lunchEnd: '', end: '', [column]: value });
        expect(unreadEntries(typed, of).length > 0).toBe(!field.ok);
        return true;
      }),
      { numRuns: 1000 },
    );
  });
});

describe('Paste from a spreadsheet (docs: add-time#period-grid)', () => {
  test('rows and columns are laid over the grid, what is not a time is named and left alone', () => {
    const { cells } = readPastedBlock('9:00\t12:00\t12:30\t17:30\r\n9:00\tnoon\t\t17:00\r\n', onWeek);
    expect(cells.filter((cell) => cell.time === null).map((cell) => cell.text)).toEqual(['noon']);
    const written = writeCells(
      WEEK.map((date) => day(of, {}, date)),
      cells,
      of,
    );
    expect(gridRowOf(written[0] as never)).toEqual(nineToHalfPastFive);
    expect(gridRowOf(written[1] as never)).toMatchObject({ start: '09:00', end: '17:00' });
  });
  test('a time pasted on a day that was not worked marks it as worked, as one that is typed: it is sent', () => {
    const worked = rules({ id: 15 });
    const { cells } = readPastedBlock('9a\t5p\n\t', onWeek);
    const [monday, tuesday] = writeCells(
      WEEK.map((date) => day(worked, {}, date)),
      cells,
      worked,
    );
    expect([monday?.daily, tuesday?.daily]).toEqual([true, false]);
    const { billingItemDetails } = payloadOf(form(monday as DayForm), worked, metadataOf());
    expect(billingItemDetails[0]?.timeEntrySpanDtos).toHaveLength(1);
  });
  test('a time for a day that takes none in the grid is named and left alone', () => {
    const week = WEEK.map((date) => day(of, {}, date));
    const days = [
      day(of, { didNotWork: true }),
      day(of, { spans: [leave()] }, TUESDAY),
      day(of, { readOnly: true }, WEEK[2]),
      ...week.slice(3),
    ];
    const takes = (key: string) => takesTimes(days.find((one) => one.key === key) as DayForm);
    const { cells } = readPastedBlock('9a\t5p\n9a\t5p\n9a\t5p\n9a\t5p', { ...onWeek, takes });
    expect(cells.map(({ time }) => time)).toEqual([null, null, null, null, null, null, '09:00', '17:00']);
    expect(writeCells(days, cells, of).slice(0, 3)).toEqual(days.slice(0, 3));
  });
  test('what lies beyond the last day or column is left out, and named', () => {
    const target: PasteTarget = { ...onWeek, days: ['2026-11-22'], fromColumn: 'lunchEnd' };
    const { cells, beyond } = readPastedBlock('1p\t2p\t3p\n4p', target);
    expect(cells.map((cell) => cell.column)).toEqual(['lunchEnd', 'end']);
    expect(beyond).toEqual(['3p', '4p']);
  });
  test('morning or evening is not guessed, but a block that says 17:30 is written by a 24-hour clock (docs: time-entry#time-grid)', () => {
    const times = (text: string) => readPastedBlock(text, onWeek).cells.map((cell) => cell.time);
    expect(times('7:00\t12p\t1\t5p')).toEqual([null, '12:00', null, '17:00']);
    expect(times('7:00\t12:00\t1\t17:30')).toEqual(['07:00', '12:00', null, '17:30']);
    expect(times('9:00\t5:00')).toEqual([null, null]);
  });
  test.each([
    ['a word with an A or a P', 'lap', '09:00'],
    ['a number that is no time', '1899', null],
    ['a time of the other half of the day', '9:30 pm', null],
    ['a time that says so in Korean', '오후 5:30', null],
  ])('which clock a block is written by: %s beside 9:00 (docs: time-entry#time-grid)', (_, cell, nine) => {
    const other = cell === '1899' ? '' : '17:30';
    const { cells } = readPastedBlock(`9:00\t${cell}\t\t${other}`, onWeek);
    expect(cells[0]?.time).toBe(nine);
  });
  test('two columns laid on Start are start and end; a heading is left out', () => {
    const { cells } = readPastedBlock('From\tTo\n9:00\t17:30\n8:30\t17:00', onWeek);
    expect(cells.map(({ day: on, column, time }) => [on, column, time])).toEqual([
      [WEEK[0], 'start', '09:00'],
      [WEEK[0], 'end', '17:30'],
      [WEEK[1], 'start', '08:30'],
      [WEEK[1], 'end', '17:00'],
    ]);
  });
  test('a heading is named; a first row that was meant as times is none, and moves no day (docs: time-entry#time-grid)', () => {
    const { heading } = readPastedBlock('From\tTo\n9:00\t17:30', onWeek);
    expect(heading).toEqual(['From', 'To']);
    const { cells, heading: none } = readPastedBlock('8 o clock\t4 o clock\n9:00\t17:30', onWeek);
    expect(none).toEqual([]);
    expect(cells.map(({ day: on, text, time }) => [on, text, time])).toEqual([
      [WEEK[0], '8 o clock', null],
      [WEEK[0], '4 o clock', null],
      [WEEK[1], '9:00', '09:00'],
      [WEEK[1], '17:30', '17:30'],
    ]);
  });
  test('hostile blocks do not hang', () => {
    fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => Array.isArray(readPastedBlock(text, onWeek).cells)));
  });
});
