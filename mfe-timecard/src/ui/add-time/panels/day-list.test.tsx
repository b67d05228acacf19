/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react';
import { matchErrors } from '../../../domain/server-errors/match-errors.ts';
import { MONDAY } from '../../../domain/testing/samples.ts';
import { datesBetween } from '../../../domain/time/calendar-day.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { DayList } from './day-list.tsx';

const list = () => screen.getByRole('navigation', { name: 'Workdays' });
const days = (until: string) => ({
  periodStartDate: '2026-11-01',
  earningsEndDate: until,
  workedDates: datesBetween('2026-11-01', until),
});

test('above 14 day items the list uses two columns (docs: add-time#day-list)', async () => {
  await showTimecard(<DayList />, days('2026-11-14'));
  expect(list().dataset.columns).toBe('1');
  cleanup();
  await showTimecard(<DayList />, days('2026-11-15'));
  expect(list().dataset.columns).toBe('2');
});

test('days with errors are highlighted, and say so (docs: add-time#day-list, errors#error-by-day, errors#allocation-errors)', async () => {
  const store = await showTimecard(<DayList />);
  const monday = () => screen.getByRole('button', { name: /^Mon/ });
  expect(monday().textContent).not.toContain('Incomplete');
  const ofDay = { workedDate: MONDAY, shiftNumber: null, errors: [], costAllocationErrors: [] };
  const refused = { value: null, errorText: 'Not on a Monday.', errorToken: 'X', params: [] };
  const { form } = store.getState();
  const response = { errors: [], billingItemDetailErrors: [{ ...ofDay, errors: [refused] }] };
  await act(async () => store.setState({ serverErrors: matchErrors(response, form.days) }));
  expect(monday().textContent).toContain('Incomplete');
  expect(monday().querySelector<HTMLElement>('.tc-dot')?.dataset.state).toBe('attention');
});
