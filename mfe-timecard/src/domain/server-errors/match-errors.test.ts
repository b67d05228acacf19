import { saveResponse } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { filledDays } from '../day/filled-day.ts';
import type { DayForm } from '../form/timecard-form.ts';
import { addShift } from '../shifts/shifts.ts';
import { day, form, rules, span, TUESDAY } from '../testing/samples.ts';
import { alreadySubmitted, matchErrors, offersLeaveBypass } from './match-errors.ts';
import { mealBreakChoices } from './server-errors.ts';

const of = rules({ id: 0 });
const days = form(day(of), day(of, {}, TUESDAY)).days;
const response = (raw: object) => v.parse(saveResponse, raw);
const error = (errorToken: string) => ({ errorToken, errorText: errorToken, value: null, params: [] });
const tokens = (items: readonly { errorToken: string | null }[] | undefined) => items?.map((item) => item.errorToken);

test('billingItemDetailErrors are matched to a day by workedDate; others go to the banner (docs: errors#save-errors, errors#error-by-day, leave#pto-warnings, add-time#banner-links)', () => {
  const matched = matchErrors(
    response({
      errors: [error('A')],
      billingItemDetailErrors: [
        { workedDate: TUESDAY, errors: [error('B')], costAllocationErrors: [error('C')] },
        { workedDate: '2020-01-01', errors: [error('D')] },
      ],
    }),
    days,
  );
  expect(tokens(matched.byDay[TUESDAY])).toEqual(['B', 'C']);
  expect(tokens(matched.banner)).toEqual(['A', 'D']);
});

test('by shift number 1..n on shift templates; a non-integer shift number is ignored and logged (docs: errors#save-errors, errors#error-by-day, leave#pto-warnings, add-time#banner-links)', () => {
  const shifts = addShift(addShift([], rules({ id: 9 })), rules({ id: 9 }));
  const matched = matchErrors(
    response({
      billingItemDetailErrors: [
        { workedDate: '2', errors: [error('A')] },
        { shiftNumber: 1, errors: [error('B')] },
        { shiftNumber: 1.5, errors: [error('C')] },
        { workedDate: 'two', errors: [error('D')] },
      ],
    }),
    shifts,
  );
  expect(tokens(matched.byDay['shift-2'])).toEqual(['A']);
  expect(tokens(matched.byDay['shift-1'])).toEqual(['B']);
  expect(matched.ignored).toEqual(['1.5', 'two']);
  expect(matched.banner).toEqual([]);
});

test('the server numbers the shifts that were sent: an empty one before them has no number (docs: shifts#shift-errors)', () => {
  const byShift = rules({ id: 9 });
  const [first, second] = addShift(addShift([], byShift), byShift) as [DayForm, DayForm];
  const worked = { ...second, spans: [span('09:00', '17:00')] };
  const matched = matchErrors(
    response({ billingItemDetailErrors: [{ workedDate: '1', shiftNumber: 1, errors: [error('A')] }] }),
    [first, worked],
    filledDays([first, worked], byShift),
  );
  expect(matched.byDay).toEqual({ 'shift-2': [expect.objectContaining({ errorToken: 'A' })] });
});

test('PTO tokens are moved from errors to warnings (docs: errors#error-by-day, leave#pto-warnings, add-time#banner-links)', () => {
  const matched = matchErrors(
    response({
      errors: [error('ERR_WORKER_PTO_HOURS_EXCEEDED2'), error('X')],
      billingItemDetailErrors: [{ workedDate: TUESDAY, errors: [error('ERR_WORKER_PTO_HOURS_NOT_ELIGIBLE')] }],
    }),
    days,
  );
  expect(tokens(matched.warnings)).toEqual(['ERR_WORKER_PTO_HOURS_EXCEEDED2', 'ERR_WORKER_PTO_HOURS_NOT_ELIGIBLE']);
  expect(tokens(matched.banner)).toEqual(['X']);
  expect(matched.byDay).toEqual({});
});

test('meal-break choices: a second period is asked separately; when both appear, the first-period error is dropped (docs: time-entry#meal-break-missed)', () => {
  const both = [
    error('ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED'),
    error('ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED2'),
  ];
  const matched = matchErrors(response({ billingItemDetailErrors: [{ workedDate: TUESDAY, errors: both }] }), days);
  expect(tokens(matched.byDay[TUESDAY])).toEqual(['ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED2']);
  expect(mealBreakChoices(day(of), matched.byDay[TUESDAY] ?? [])).toEqual({ first: true, second: true });
  expect(mealBreakChoices(day(of), v.parse(saveResponse, { errors: [both[0]] }).errors)).toEqual({
    first: true,
    second: false,
  });
  expect(mealBreakChoices(day(of), [])).toEqual({ first: false, second: false });
});

test('the bypass-leave-validation checkbox is shown when leave validation errors appear', () => {
  expect(
    offersLeaveBypass(matchErrors(response({ errors: [error('ERR_BILLING_EDIT_LEAVE_PROCEED_LABEL')] }), days)),
  ).toBe(true);
  expect(offersLeaveBypass(matchErrors(response({ errors: [error('X')] }), days))).toBe(false);
});

test("error value 'alreadysubmitted'", () => {
  expect(alreadySubmitted(response({ errors: [{ ...error('X'), value: 'alreadysubmitted' }] }))?.errorToken).toBe('X');
  expect(alreadySubmitted(response({ errors: [error('X')] }))).toBeUndefined();
});
