import { span } from '../../sample-data/billing/billing-days.ts';
import { day, MONDAY, tokens } from '../../testing/timecard.ts';
import { mealBreakErrors } from './meal-break.ts';

const FIRST = 'ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED';
const SECOND = 'ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED2';
const of = (spans: [string, string, string?][], entry = {}) =>
  tokens(
    mealBreakErrors(day({ timeEntrySpanDtos: spans.map(([from, to, type]) => span(MONDAY, from, to, type)) }, entry)),
  );

describe('Meal-period thresholds: more than 5 hours, or 5 and 10 hours', () => {
  test('five hours need no meal period, a minute more does', () => {
    expect(of([['08:00', '13:00']])).toEqual([]);
    expect(of([['08:00', '13:01']])).toEqual([FIRST]);
  });
  test('a meal period before the end of the fifth hour is taken, a later or shorter one is missed', () => {
    expect(
      of([
        ['08:00', '13:00'],
        ['13:00', '13:30', 'Lunch'],
        ['13:30', '16:00'],
      ]),
    ).toEqual([]);
    expect(
      of([
        ['08:00', '13:10'],
        ['13:10', '13:40', 'Lunch'],
        ['13:40', '16:00'],
      ]),
    ).toEqual([FIRST]);
    expect(
      of([
        ['08:00', '12:00'],
        ['12:00', '12:20', 'Lunch'],
        ['12:20', '16:00'],
      ]),
    ).toEqual([FIRST]);
  });
  test('more than ten hours need a second one before the end of the tenth', () => {
    const first: [string, string, string?][] = [
      ['07:00', '11:00'],
      ['11:00', '11:30', 'Lunch'],
    ];
    expect(of([...first, ['11:30', '17:30']])).toEqual([]);
    expect(of([...first, ['11:30', '18:00']])).toEqual([SECOND]);
    expect(of([...first, ['11:30', '17:00'], ['17:00', '17:30', 'Lunch'], ['17:30', '19:00']])).toEqual([]);
    expect(of([['07:00', '18:00']])).toEqual([FIRST, SECOND]);
  });
  test('the response Voluntary or Involuntary resolves each', () => {
    expect(of([['07:00', '18:00']], { mealBreakMissedType: 'Voluntary' })).toEqual([SECOND]);
    expect(of([['07:00', '18:00']], { mealBreakMissedType: 'Voluntary', mealBreakMissedType2: 'Involuntary' })).toEqual(
      [],
    );
  });
});
