import { span } from '../../sample-data/billing/billing-days.ts';
import { day, MONDAY, templateNo, timecard, tokens } from '../../testing/timecard.ts';
import { addDays } from '../calendar.ts';
import { checkTimecard } from './check-timecard.ts';

const TUESDAY = addDays(MONDAY, 1);
const of = (spans: ReturnType<typeof span>[], workDayStart = 0, explicit = false) =>
  tokens(
    checkTimecard(
      timecard({
        template: templateNo(explicit ? 10 : 0),
        workDayStart,
        days: [
          day({ noBreakTaken: !spans.some((one) => one.timeEntrySpanType === 'Lunch'), timeEntrySpanDtos: spans }),
        ],
      }),
      'save',
    ).billingItemDetailErrors.flatMap((one) => one.errors),
  );

describe('Spans lie within the 24 hours from the work period start', () => {
  test('any time of a day that begins at midnight', () => {
    expect(of([span(MONDAY, '00:00', '24:00')])).toEqual([]);
  });
  test('a start before the work period start', () => {
    expect(of([span(MONDAY, '05:00', '09:00')], 360)).toEqual(['ERR_BILLING_EDIT_TIME_SPAN_START_END_TIME']);
  });
  test('an end after the work period day', () => {
    expect(of([span(MONDAY, '22:00', '06:30')], 360)).toEqual(['ERR_BILLING_EDIT_TIME_SPAN_END_TIME']);
    expect(of([span(MONDAY, '22:00', '06:00')], 360)).toEqual([]);
  });
  test('a range whose end precedes its start is treated as crossing midnight', () => {
    expect(of([span(MONDAY, '22:00', '06:30')])).toEqual([]);
  });
  test('a night in two parts: the one after midnight has the next date', () => {
    expect(of([span(MONDAY, '22:00', '02:00'), span(TUESDAY, '02:30', '06:30')])).toEqual([]);
  });
  test('cumulative minutes from the work period start exceed 1440', () => {
    const night = [span(MONDAY, '14:00', '22:00'), span(MONDAY, '22:00', '14:30')];
    expect(of(night)).toContain('ERR_BILLING_EDIT_TIME_SPAN_END_TIME');
    expect(of([span(MONDAY, '06:00', '22:00'), span(MONDAY, '22:00', '06:30')], 360)).toContain(
      'ERR_BILLING_EDIT_TIME_SPAN_END_TIME',
    );
  });
  test('no start is set: the 24 hours count from the first span, which begins on the worked date', () => {
    expect(of([span(MONDAY, '08:00', '12:00'), span(TUESDAY, '07:00', '08:00')])).toEqual([]);
    expect(of([span(MONDAY, '08:00', '12:00'), span(TUESDAY, '07:00', '08:30')])).toEqual([
      'ERR_BILLING_EDIT_TIME_SPAN_END_TIME',
    ]);
    expect(of([span(TUESDAY, '07:00', '08:00')])).toEqual(['ERR_BILLING_EDIT_TIME_SPAN_START_END_TIME']);
  });
  test('an entry has zero duration', () => {
    const empty = { ...span(MONDAY, '09:00', '10:00'), endTimeStr: `${MONDAY} 09:00` };
    expect(of([empty])).toEqual(['ERR_BILLING_TIME_SPAN_START_END_TIME']);
  });
  test('with shifts, negative duration', () => {
    const backwards = { ...span(MONDAY, '09:00', '10:00'), endTimeStr: `${MONDAY} 08:00` };
    expect(of([backwards], 0, true)).toEqual(['ERR_BILLING_TIME_START_PRIOR_TO_END']);
  });
  test('two entries over one another; a lunch within work is none', () => {
    expect(of([span(MONDAY, '09:00', '12:00'), span(MONDAY, '11:00', '13:00')])).toEqual([
      'ERR_BILLING_EDIT_TIME_SPAN_OVERLAP',
    ]);
    expect(of([span(MONDAY, '09:00', '17:00'), span(MONDAY, '12:00', '12:30', 'Lunch')])).toEqual([]);
  });
});
