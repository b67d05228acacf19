/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ErrorItem } from 'shared-client/schema/billing';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { allIssues } from '../../../domain/save-rules/index.ts';
import { matchErrors, PTO_WARNING_TOKENS } from '../../../domain/server-errors/match-errors.ts';
import { MONDAY, span, TUESDAY } from '../../../domain/testing/samples.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { DayCard } from '../day/day-card.tsx';
import { Banners } from './banners.tsx';

/** A saved timecard, so that the server is not asked whether a new one may be created. */
const SAVED = { billingItemId: 7, version: 1, status: 'Saved' } as const;
const error = (errorToken: string, errorText: string | null = null): ErrorItem => ({
  value: null,
  errorText,
  errorToken,
  params: [],
});

async function refused(
  store: TimecardStore,
  days: Record<string, ErrorItem[]>,
  errors: ErrorItem[] = [],
): Promise<void> {
  const billingItemDetailErrors = Object.entries(days).map(([workedDate, ofDay]) => ({
    workedDate,
    shiftNumber: null,
    errors: ofDay,
    costAllocationErrors: [],
  }));
  const { form } = store.getState();
  await act(async () => store.setState({ serverErrors: matchErrors({ errors, billingItemDetailErrors }, form.days) }));
}

const worked = (start: string, end: string, workedDate = MONDAY) => ({
  workedDate,
  timeEntrySpanDtos: [
    { startTimeStr: `${workedDate} ${start}`, endTimeStr: `${workedDate} ${end}`, timeEntrySpanType: 'Labor' },
  ],
});
const body = () => document.body.textContent ?? '';

test('PTO tokens are moved from errors to warnings, wherever they stand; what is left is the error (docs: errors#error-by-day, leave#pto-warnings, add-time#banner-links)', async () => {
  const store = await showTimecard(<Banners />, SAVED);
  const [notEligible = '', ...others] = PTO_WARNING_TOKENS;
  await refused(
    store,
    { [MONDAY]: [...others.map((token) => error(token, `The server said ${token}.`)), error('X', 'Not on a Monday.')] },
    [error(notEligible)],
  );
  const errors = document.getElementById('tc.errors')?.textContent ?? '';
  expect(errors).toContain('Monday');
  expect(errors).toContain('Not on a Monday.');
  for (const token of others) expect(errors).not.toContain(token);
  // Next to the errors in a banner of its own: the server's text, else the token's.
  expect(body()).toContain('You are not eligible for paid time off on this engagement.');
  for (const token of others) expect(body()).toContain(`The server said ${token}.`);
});

test('the banner counts what is to be put right, and leads there (docs: add-time#said-once)', async () => {
  const store = await showTimecard(
    <>
      <Banners />
      <DayCard dayKey={MONDAY} />
    </>,
    { ...SAVED, workPeriod: { id: 1, startTime: '06:00' } },
  );
  const { form, rules } = store.getState();
  const days = form.days.with(0, { ...(form.days[0] as DayForm), spans: [span('05:00', '13:00')] });
  await act(async () =>
    store.setState({ openDay: null, form: { ...form, days }, shownIssues: allIssues({ ...form, days }, rules) }),
  );
  expect(document.getElementById('tc.errors')?.textContent).toContain('Monday: 2 things to put right');
  expect(body()).not.toContain('The start time selected is before');
  await userEvent.click(screen.getByRole('button', { name: 'Monday: 2 things to put right' }));
  expect(body().match(/The start time selected is before/g)).toHaveLength(1);
  expect(body().match(/Lunch should be selected/g)).toHaveLength(1);
});

test('where nothing is entered the banner leads to the day to begin with (docs: saving#save-empty)', async () => {
  const store = await showTimecard(
    <>
      <Banners />
      <DayCard dayKey={MONDAY} />
    </>,
    SAVED,
  );
  const { form, rules } = store.getState();
  await act(async () => store.setState({ openDay: null, shownIssues: allIssues(form, rules) }));
  await userEvent.click(screen.getByRole('button', { name: /^Submission List is Empty/ }));
  expect(store.getState().openDay).toBe(MONDAY);
  expect(screen.getByRole('region', { name: /^Monday/ }).contains(document.activeElement)).toBe(true);
});

test('the overtime rule’s error has a link that opens the Overtime Rule dialog (docs: add-time#banner-links, errors#error-by-day, leave#pto-warnings)', async () => {
  const store = await showTimecard(<Banners />, {
    ...SAVED,
    overtimeRule: { name: 'California', weeklyOTLimit: 40, dailyOTLimit: 8, sevenDayRule: true, countHoliday: false },
  });
  await refused(store, { [TUESDAY]: [error('ERR_BILLING_EDIT_OVERTIME_RULE', 'More than the rule allows.')] });
  await userEvent.click(screen.getByRole('button', { name: 'click here' }));
  const dialog = await screen.findByRole('dialog', { name: 'Overtime Rule' });
  expect(dialog.textContent).toContain('California');
  expect(dialog.textContent).toContain('40');
});

test.each([
  ['a second period missing', 'ERR_BILLING_EDIT_TIME_SPAN_START_END_TIME'],
  ['an end', 'ERR_BILLING_EDIT_TIME_SPAN_END_TIME'],
  ['times', 'ERR_BILLING_TIME_SPAN_START_END_TIME'],
])(
  'errors of the work period have a link, too: %s (docs: add-time#add-time-banners, add-time#banner-links, errors#error-by-day, leave#pto-warnings, errors#error-snackbar, api#api-jobs)',
  async (_, token) => {
    const store = await showTimecard(<Banners />, SAVED);
    await refused(store, {}, [error(token, 'Outside of the work period.')]);
    expect(screen.getByRole('button', { name: 'click here' })).toBeTruthy();
  },
);

test('leave validation errors offer to bypass leave validation, and nothing else does (docs: leave#leave-bypass)', async () => {
  const store = await showTimecard(<Banners />, SAVED);
  await refused(store, {}, [error('X', 'No.')]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await refused(store, { [MONDAY]: [error('ERR_BILLING_EDIT_LEAVE_PROCEED_CHECKBOX', 'Proceed?')] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Proceed without leave validation' }));
  expect(store.getState().form.bypassLeaveValidation).toBe(true);
});

describe('California meal-period notices (docs: add-time#add-time-banners)', () => {
  const notices = () => [...body().matchAll(/More than (5|10) hours worked without/g)].map((match) => match[1]);
  test('more than 5 hours without a meal', async () => {
    await showTimecard(<Banners />, {
      ...SAVED,
      mealPeriodRules: true,
      billingItemDetails: [worked('09:00', '14:01')],
    });
    expect(notices()).toEqual(['5']);
    expect(body()).toContain('on Monday');
  });
  test('more than 10 hours: both periods, on the first day of each', async () => {
    await showTimecard(<Banners />, {
      ...SAVED,
      mealPeriodRules: true,
      billingItemDetails: [worked('09:00', '15:00'), worked('08:00', '19:00', TUESDAY)],
    });
    expect(notices()).toEqual(['5', '10']);
    expect(body()).toContain('without a second meal period on Tuesday');
  });
  test('5 hours, or a place without those rules: none', async () => {
    await showTimecard(<Banners />, {
      ...SAVED,
      mealPeriodRules: true,
      billingItemDetails: [worked('09:00', '14:00')],
    });
    expect(notices()).toEqual([]);
    document.body.replaceChildren();
    await showTimecard(<Banners />, { ...SAVED, billingItemDetails: [worked('08:00', '20:00')] });
    expect(notices()).toEqual([]);
  });
});

test('a timecard that can no longer be changed says so; a rejected one says why, and can', async () => {
  await showTimecard(<Banners />, { ...SAVED, status: 'Approved' });
  expect(body()).toContain('It is Approved. You see what was submitted.');
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  expect(window.location.hash).toBe('#/worker/time-expense-detail/7');
  document.body.replaceChildren();
  await showTimecard(<Banners />, { ...SAVED, status: 'Rejected', rejectionReason: 'Wrong project.' });
  expect(body()).toContain('Wrong project.');
  expect(body()).not.toContain('You see what was submitted.');
});
