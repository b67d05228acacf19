import { day, form, rules, span, TUESDAY } from '../testing/samples.ts';
import { checklist, dayStates } from './checklist.ts';
import { daySummary } from './day-summary.ts';

const of = rules({ id: 0 });
const complete = day(of, { noBreakTaken: true, spans: [span('09:00', '17:00')] });

describe('Before you submit', () => {
  test('complete days are listed, what is left leads to its field, certification comes last', () => {
    const lines = checklist(form(complete, day(of, { spans: [span('09:00', '15:00')] }, TUESDAY)), of);
    expect(lines.map((line) => [line.done, line.day, line.issue?.key, line.issue?.field])).toEqual([
      [true, '2026-11-16', undefined, undefined],
      [false, TUESDAY, 'ERR_BILLING_SELECT_LUNCH_BREAK', 'noBreakTaken'],
      [false, undefined, 'ERR_BILLING_CERTIFY_REQUIRED', 'acknowledged'],
    ]);
  });
  test('a day names each kind of issue once', () => {
    const overtime = rules({ id: 2 });
    const lines = checklist(form(day(overtime, { noBreakTaken: true, spans: [span('09:00', '17:00')] })), overtime);
    expect(lines.map((line) => line.issue?.key)).toEqual([
      'ERR_BILLING_ALLOCATION_REQUIRED',
      'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH',
      'ERR_BILLING_CERTIFY_REQUIRED',
    ]);
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
