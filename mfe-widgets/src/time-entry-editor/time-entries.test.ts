import fc from 'fast-check';
import { changeEntries, dayHours, entryMinutes, usedMultiRateTypes, withType, workedUnits } from './time-entries.ts';
import type { TimeEntry } from './time-entry.ts';
import { timeEntryIssues } from './time-entry-issues.ts';

const entry = (startTime: string, endTime: string, timeEntrySpanType = 'Labor'): TimeEntry => ({
  key: `${startTime} ${endTime} ${timeEntrySpanType}`,
  startTime,
  endTime,
  timeEntrySpanType,
  paidBreak: false,
  shiftName: '',
});
const tokens = (entries: readonly TimeEntry[], limits = {}) =>
  timeEntryIssues(entries, { withShifts: false, ...limits }).map(({ errorToken }) => errorToken);

describe('what is done to the entries', () => {
  const [first, second] = [entry('09:00', '12:00'), entry('12:30', '17:30')];
  test('an edit replaces its entry and leaves the others the same objects, so that their rows stay as they are', () => {
    const after = changeEntries([first, second], { kind: 'edit', key: second.key, part: { endTime: '18:00' } });
    expect(after[0]).toBe(first);
    expect(after[1]).toEqual({ ...second, endTime: '18:00' });
  });
  test('choosing Lunch clears the paid-break flag (docs: time-entry#time-lunch-paid-break)', () => {
    const [after] = changeEntries([{ ...first, paidBreak: true }], {
      kind: 'edit',
      key: first.key,
      part: { timeEntrySpanType: 'Lunch' },
    });
    expect(after).toMatchObject({ timeEntrySpanType: 'Lunch', paidBreak: false });
  });
  test('an entry of the leave system keeps its times and type (docs: time-entry#time-entry-fields, leave#leave-read-only)', () => {
    const external = { ...first, source: 'CERIDIAN' };
    expect(changeEntries([external], { kind: 'edit', key: first.key, part: { endTime: '13:00' } })).toEqual([external]);
  });
  test('a new entry begins where the last one ended: a meal after work, then work again; nothing begins at 24:00', () => {
    const [, meal] = changeEntries([first], { kind: 'add' });
    expect(meal).toMatchObject({ startTime: '12:00', endTime: '', timeEntrySpanType: 'Lunch' });
    const lunch = entry('12:00', '12:30', 'Lunch');
    expect(changeEntries([first, lunch], { kind: 'add' }).at(-1)).toMatchObject({
      startTime: '12:30',
      timeEntrySpanType: 'Labor',
    });
    expect(changeEntries([entry('20:00', '24:00')], { kind: 'add' }).at(-1)?.startTime).toBe('');
  });
  test('removing takes the one entry out', () =>
    expect(changeEntries([first, second], { kind: 'remove', key: first.key })).toEqual([second]));
});

test('choosing Lunch clears the paid-break flag (docs: time-entry#time-lunch-paid-break)', () => {
  expect(withType({ ...entry('12:00', '12:30'), paidBreak: true }, 'Lunch').paidBreak).toBe(false);
  expect(withType({ ...entry('12:00', '12:30'), paidBreak: true }, 'Labor').paidBreak).toBe(true);
});

test('the multi-rate types in use are reported in the engagement’s spelling', () => {
  expect(usedMultiRateTypes([entry('09:00', '10:00', 'travel')], ['Standby', 'Travel'])).toEqual(['Travel']);
});

test('Lunch and Sick are excluded from worked hours; non-Labor types are counted separately (docs: time-entry#time-worked-hours, time-entry#time-lunch-threshold)', () => {
  const day = dayHours(
    [
      entry('09:00', '12:00'),
      entry('12:00', '12:30', 'Lunch'),
      entry('12:30', '17:30'),
      entry('17:30', '18:00', 'Sick'),
      entry('18:00', '19:30', 'Travel'),
    ],
    false,
  );
  expect(day.worked).toBe(570);
  expect(day.labor).toBe(480);
  expect([...day.others]).toEqual([['Travel', 90]]);
});

test('a Lunch that was entered inside a span is excluded from it, also after midnight; one beside it is not', () => {
  const worked = (...entries: TimeEntry[]) => dayHours(entries, false).worked;
  expect(worked(entry('09:00', '17:30'), entry('12:00', '12:30', 'Lunch'))).toBe(480);
  expect(worked(entry('22:00', '06:30'), entry('02:00', '02:30', 'Lunch'))).toBe(480);
  expect(worked(entry('09:00', '12:00'), entry('12:00', '12:30', 'Lunch'))).toBe(180);
  expect(worked(entry('09:00', '12:00'), entry('08:30', '09:00', 'Lunch'))).toBe(180);
  expect(worked(entry('09:00', '12:00', 'Travel'), entry('10:00', '', 'Lunch'))).toBe(180);
});

test('8 or more hours flags no-lunch checking (docs: time-entry#time-worked-hours, time-entry#time-lunch-threshold, time-entry#time-day-length)', () => {
  expect(dayHours([entry('09:00', '17:00')], false).checksLunch).toBe(true);
  expect(dayHours([entry('09:00', '16:59')], false).checksLunch).toBe(false);
});

test('the total has the configured hour decimals, half up (docs: time-entry#time-worked-hours, time-entry#time-lunch-threshold)', () => {
  expect(workedUnits([entry('09:00', '09:09')], false, 1)).toBe(2);
  expect(workedUnits([entry('22:00', '06:30')], false, 2)).toBe(850);
});

describe('errors', () => {
  test('a night shift is a day like any other', () => {
    expect(tokens([entry('22:00', '06:30')])).toEqual([]);
    expect(tokens([entry('22:00', '02:00'), entry('02:30', '06:00')])).toEqual([]);
  });
  test('an entry of zero duration (docs: time-entry#time-day-length, time-entry#time-zero-length, time-entry#time-work-period)', () => {
    expect(tokens([entry('09:00', '09:00')])).toEqual(['ERR_WD_BILLING_TIME_START_PRIOR_TO_END']);
  });
  test('with shifts, negative duration (docs: time-entry#time-day-length, time-entry#time-zero-length, time-entry#time-work-period)', () => {
    expect(tokens([entry('22:00', '06:00')], { withShifts: true })).toEqual(['ERR_WD_BILLING_TIME_START_PRIOR_TO_END']);
  });
  test('more than 24 hours in all (docs: time-entry#time-day-length, time-entry#time-zero-length, time-entry#time-work-period, time-entry#time-lunch-threshold)', () => {
    expect(tokens([entry('00:00', '24:00'), entry('09:00', '10:00')])).toEqual(['ERR_WD_BILLING_TOTAL_HOURS_ABOVE_24']);
    expect(tokens([entry('00:00', '24:00')])).toEqual([]);
  });
  test('a day that reaches over the work period’s end', () => {
    expect(tokens([entry('22:00', '07:00')], { workPeriodStart: '06:00' })).toEqual([
      'ERR_WD_BILLING_TIME_SPAN_START_END_TIME',
    ]);
    expect(tokens([entry('22:00', '06:00')], { workPeriodStart: '06:00' })).toEqual([]);
  });
  test('incomplete entries are nobody’s error yet', () =>
    expect(tokens([entry('09:00', ''), entry('', '')])).toEqual([]));
});

test('a span and the span round the rest of the clock make a day', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  fc.assert(
    fc.property(time, time, (one, other) => {
      if (one === other) return entryMinutes(entry(one, other), false) === 0;
      const there = entryMinutes(entry(one, other), false) ?? 0;
      const back = entryMinutes(entry(other, one), false) ?? 0;
      return there > 0 && there + back === 1440;
    }),
  );
});
