/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { span } from '../../../domain/testing/samples.ts';
import { nextPaint } from '../../../testing/next-paint.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { TotalsPanel } from './totals-panel.tsx';

const CALIFORNIA = {
  id: 22,
  name: 'California 8/40',
  dailyOTLimit: 8,
  dailyDTLimit: 12,
  weeklyOTLimit: 40,
  sevenDayRule: true,
};

const PIECES = [
  { key: 'one', id: null, timeEntryId: null, type: 'Boxes', unitsWorked: '12', billRate: null, payRate: null },
];

test('a figure opens into its days, and says which rule was applied (docs: add-time#totals-explained, time-entry#daily-overtime, time-entry#weekly-overtime)', async () => {
  const changes = {
    timecardTemplateId: 2,
    billingItemId: 7,
    version: 1,
    status: 'Rejected' as const,
    overtimeRule: CALIFORNIA,
  };
  const store = await showTimecard(<TotalsPanel />, changes);
  await act(async () =>
    store.setState(({ form }) => {
      const [first] = form.days as [DayForm];
      const allocations = first.allocations.map((row) => ({
        ...row,
        regularHours: '8.5',
        overtimeHours: '2',
        doubletimeHours: '0',
      }));
      const day = { ...first, noBreakTaken: true, spans: [span('07:00', '17:30')], allocations };
      return { form: { ...form, days: form.days.with(0, day) } };
    }),
  );
  await nextPaint();
  const overtime = screen.getByRole('button', { name: '2.00, Overtime: how it adds up' });
  await userEvent.click(overtime);
  expect(overtime.getAttribute('aria-expanded')).toBe('true');
  await screen.findByText('Rule: California 8/40');
  const why = document.getElementById(overtime.getAttribute('aria-controls') ?? '')?.textContent;
  expect(why).toBe('Monday10.50 − 8.00 a dayThe rule makes it 2.50.2.00Rule: California 8/40Above 40.00 h a week');
  expect(document.body.textContent).toContain('Changed since you submitted');
  expect(document.body.textContent).toContain('0.00 h → 10.50 h');
});

test('a week above its limit is named, with the holidays that count and what the rule makes of it (docs: add-time#totals-explained, time-entry#daily-overtime, time-entry#weekly-overtime)', async () => {
  const rule = { ...CALIFORNIA, name: 'Weekend premium', dailyOTLimit: null, dailyDTLimit: null, countHoliday: true };
  const store = await showTimecard(<TotalsPanel />, { timecardTemplateId: 2, overtimeRule: rule });
  await act(async () =>
    store.setState(({ form }) => {
      const days = form.days.map((day, index) => {
        if (index === 4) return { ...day, holiday: true, holidayHours: '8' };
        if (index > 5) return day;
        const allocations = day.allocations.map((row) => ({ ...row, regularHours: '8', overtimeHours: '0' }));
        return { ...day, noBreakTaken: true, spans: [span('09:00', '17:00')], allocations };
      });
      return { form: { ...form, days } };
    }),
  );
  await nextPaint();
  const overtime = screen.getByRole('button', { name: '0.00, Overtime: how it adds up' });
  await userEvent.click(overtime);
  await screen.findByText('Rule: Weekend premium');
  const why = document.getElementById(overtime.getAttribute('aria-controls') ?? '')?.textContent;
  expect(why).toBe(
    'Nothing enteredWeek of November 1648.00 − 40.00 a week, 8.00 of it holidaysThe rule makes it 8.00.Rule: Weekend premiumHolidays count towards the week.',
  );
});

test.each([
  { timecardTemplateId: 12, what: 'days', change: { daily: true }, amount: '1 day', why: 'Monday1' },
  { timecardTemplateId: 29, what: 'units', change: { units: PIECES }, amount: '12 Units', why: 'Monday12' },
])('a total of $what opens like hours', async ({ timecardTemplateId, change, amount, why }) => {
  const store = await showTimecard(<TotalsPanel />, { timecardTemplateId });
  await act(async () =>
    store.setState(({ form }) => {
      const [first] = form.days as [DayForm];
      return { form: { ...form, days: form.days.with(0, { ...first, ...change }) } };
    }),
  );
  await nextPaint();
  const total = screen.getByRole('button', { name: `${amount}, Total: how it adds up` });
  await userEvent.click(total);
  await screen.findByText('Monday');
  expect(document.getElementById(total.getAttribute('aria-controls') ?? '')?.textContent).toBe(why);
});
