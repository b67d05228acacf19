import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { day, form, leave, rules, span, TUESDAY, WEEK } from '../testing/samples.ts';
import { changedLines } from './changed-lines.ts';
import { type ChecklistLine, checklist, dayStates, isLeft } from './checklist.ts';
import { daySummary } from './day-summary.ts';
import { mended } from './mend.ts';

const TEXTS = '../../../../reference/reference-api/src/translations/texts/en_US.json';
const texts: Record<string, string> = JSON.parse(readFileSync(join(import.meta.dirname, TEXTS), 'utf8'));

const of = rules({ id: 0 });
const usual = rules({ id: 0 }, { usualMinutes: 480 });
const complete = day(of, { noBreakTaken: true, spans: [span('09:00', '17:00')] });
const SATURDAY = WEEK[5] as string;

/** A line in English, with its one-press corrections. */
function said({ done, says, more, mends = [], asks }: ChecklistLine): string {
  const filled = (key: string, params: object = {}) =>
    Object.entries(params).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      texts[key] ?? key,
    );
  const presses = mends.map((mend) => (mend.kind === 'time' ? mend.to : 'No Lunch Break Taken'));
  const parts = [
    ...(says ? [filled(says.key, says.params)] : ['complete']),
    ...(more ? [`(+${more})`] : []),
    ...(presses.length > 0 ? [`[${presses.join(' | ')}]`] : []),
    ...(asks ? ['?'] : []),
  ];
  return `${done ? '✓ ' : ''}${parts.join(' ')}`;
}
const on = (rulesOf: TimecardRules, ...days: DayForm[]) => checklist(form(...days), rulesOf).map(said);
const CERTIFY = 'Certify that your time is accurate.';

describe('Before you submit (docs: add-time#checklist)', () => {
  test('an empty week is one line, and leads to its first day', () => {
    const lines = checklist(form(...WEEK.map((date) => day(of, {}, date))), of);
    expect(lines.map(said)).toEqual(['Nothing is entered yet. Start with {{day}}.', CERTIFY]);
    expect(lines[0]?.day).toBe(WEEK[0]);
  });
  test('a week whose days are all read-only names no day to begin with', () => {
    expect(on(of, ...WEEK.map((date) => day(of, { readOnly: true }, date)))[0]).toBe(
      'Submission List is Empty. Please enter details to Save.',
    );
  });
  test('complete days are listed, what is left leads to its field, certification comes last', () => {
    const lines = checklist(form(complete, day(of, { spans: [span('09:00', '15:00')] }, TUESDAY)), of);
    expect(lines.map((line) => [line.done, line.day, line.issue?.key, line.issue?.field])).toEqual([
      [true, '2026-11-16', undefined, undefined],
      [false, TUESDAY, 'ERR_BILLING_SELECT_LUNCH_BREAK', 'noBreakTaken'],
      [false, undefined, 'ERR_BILLING_CERTIFY_REQUIRED', 'acknowledged'],
    ]);
  });
  test('a day is one line: the first thing to do, and how many more kinds there are', () => {
    const overtime = rules({ id: 2 });
    const wrong = day(overtime, { noBreakTaken: true, spans: [span('09:00', '17:00')] });
    expect(on(overtime, wrong)).toEqual(['Allocation line 1: complete {{label}}. (+1)', CERTIFY]);
  });
  test('it asks as a colleague would, and says what mends it', () => {
    const lines = (changes: Partial<DayForm>) => on(of, day(of, changes))[0];
    expect(lines({ spans: [span('09:00', '17:00')] })).toBe(
      'Enter your lunch, or say that there was none. [No Lunch Break Taken]',
    );
    expect(lines({ noBreakTaken: true, spans: [span('', '17:00')] })).toBe('When did you start?');
    expect(lines({ noBreakTaken: true, spans: [span('09:00', '')] })).toBe('When did you finish?');
    expect(lines({ noBreakTaken: true, spans: [span('8 o clock', '17:00')] })).toBe(
      'The time 8 o clock cannot be read. [08:00 | 20:00]',
    );
    expect(lines({ noBreakTaken: true, spans: [span('7:00 --', '17:00')] })).toBe(
      'Is 7:00 in the morning or in the evening? [07:00 | 19:00]',
    );
    expect(lines({ noBreakTaken: true, spans: [span('soon', '17:00')] })).toBe('The time soon cannot be read.');
  });
  test('what is left to allocate, and what is allocated too much', () => {
    const byHours = rules({ id: 1 });
    const placed = (hours: string) => {
      const one = day(byHours, { noBreakTaken: true, spans: [span('09:00', '17:00')] });
      return on(byHours, { ...one, allocations: one.allocations.map((row) => ({ ...row, hours })) })[0];
    };
    expect(placed('5')).toBe('3.00 h are still to be allocated.');
    expect(placed('9.5')).toBe('1.50 h more are allocated than worked.');
  });
  test('where the work period begins is said once for all lines of a day', () => {
    const nights = rules({ id: 0 }, { workPeriodStart: '06:00' });
    const spans = [span('05:00', '09:00'), span('09:00', '09:30', 'Lunch'), span('09:30', '13:00')];
    const lines = checklist(form(day(nights, { spans })), nights);
    expect(lines.map(said)).toEqual([
      'The work period begins at 6:00 AM. What lies before it belongs to the day before.',
      CERTIFY,
    ]);
    expect(lines[0]?.issue?.field).toBe(`${spans[0]?.key}.start`);
  });
  test('the dots of the day list', () => {
    const days = [
      complete,
      day(of, { spans: [span('09:00', '')] }, TUESDAY),
      day(of, { didNotWork: true }, '2026-11-18'),
      day(of, {}, '2026-11-19'),
    ];
    expect(Object.values(dayStates(form(...days), of))).toEqual(['complete', 'attention', 'off', 'empty']);
  });
});

describe('What is unusual is asked about, never blocked (docs: add-time#checklist)', () => {
  const worked = (start: string, end: string, date = TUESDAY, changes: Partial<DayForm> = {}) =>
    day(usual, { noBreakTaken: true, spans: [span(start, end)], ...changes }, date);
  test('more than 16 hours, with the time that may have been meant', () => {
    expect(on(usual, worked('07:00', '05:00'))).toEqual(['22.00 h is unusual. [17:00] ?', CERTIFY]);
    const taken = mended(worked('07:00', '05:00'), { kind: 'time', from: '05:00', to: '17:00' });
    expect(on(usual, taken)).toEqual(['✓ complete', CERTIFY]);
  });
  test('a very long day goes before what else is wrong with it', () =>
    expect(on(usual, worked('07:00', '05:00', TUESDAY, { noBreakTaken: false }))[0]).toBe(
      '22.00 h is unusual. [17:00]',
    ));
  test('a lunch that begins where work ends stays with it', () => {
    const spans = [span('08:00', '00:00'), span('00:00', '00:30', 'Lunch'), span('00:30', '16:30')];
    const night = day(usual, { spans: spans.map((one) => ({ ...one, end: one.end === '00:00' ? '24:00' : one.end })) });
    expect(
      mended(night, { kind: 'time', from: '24:00', to: '12:00' }).spans.map((one) => [one.start, one.end]),
    ).toEqual([
      ['08:00', '12:00'],
      ['12:00', '00:30'],
      ['00:30', '16:30'],
    ]);
  });
  test('four hours from the usual ones, and a weekend', () => {
    expect(on(usual, worked('09:00', '12:00'))[0]).toBe('3.00 h is unusual: 8.00 h is the rule. Is that right? ?');
    expect(on(usual, worked('09:00', '15:00'))[0]).toBe('✓ complete');
    expect(on(usual, worked('09:00', '17:00', SATURDAY))[0]).toBe('This is a weekend day. Did you work? ?');
    expect(on(of, worked('09:00', '12:00'))[0]).toBe('✓ complete');
  });
  test('not on a day that is partly off', () =>
    expect(
      on(usual, worked('09:00', '12:00', TUESDAY, { spans: [span('09:00', '12:00'), leave('13:00', '14:00')] }))[0],
    ).toBe('✓ complete'));
  test('a question is not left to do', () =>
    expect(
      checklist(form(worked('09:00', '12:00')), usual)
        .filter(isLeft)
        .map(said),
    ).toEqual([CERTIFY]));
});

describe('What changed is said once (docs: add-time#checklist)', () => {
  const lines = (...days: DayForm[]) => checklist(form(...days), of);
  test('nothing where nothing changed', () => expect(changedLines(lines(complete), lines(complete))).toBeNull());
  test('a day that became complete, and what is new', () => {
    const half = day(of, { spans: [span('09:00', '')] }, TUESDAY);
    const news = changedLines(lines(half), lines(complete, half));
    expect(news).toMatchObject({ complete: [complete.key], added: [], left: 2 });
    expect(changedLines(lines(complete), lines(complete, half))?.added.map(said)).toEqual([
      'When did you finish? (+1)',
    ]);
  });
});

describe('A closed day says in one line what was entered', () => {
  test('first start to last end, and the meals between', () => {
    const spans = [span('09:00', '12:00'), span('12:00', '12:30', 'Lunch'), span('12:30', '17:30')];
    expect(daySummary({ spans })).toEqual({
      from: '09:00',
      until: '17:30',
      lunches: [{ start: '12:00', end: '12:30' }],
      otherTypes: [],
      nextDay: false,
    });
  });
  test('a night ends on the next day', () => {
    expect(daySummary({ spans: [span('22:00', '02:00'), span('02:30', '06:00')] })).toMatchObject({
      from: '22:00',
      until: '06:00',
      nextDay: true,
    });
  });
  test('half a span, and nothing', () => {
    expect(daySummary({ spans: [span('09:00', '')] })).toMatchObject({ from: '09:00', until: null });
    expect(daySummary({ spans: [span('', '')] })).toBeNull();
  });
});
