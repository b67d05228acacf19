/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { MONDAY, TUESDAY } from '../../../domain/testing/samples.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { DayCard } from '../day/day-card.tsx';
import { ErrorBanner } from './error-banner.tsx';

const start = (day: string) => ({ key: 'ERR_BILLING_SPAN_START_REQUIRED', params: { line: 1 }, day, field: 'x.start' });
const said = () => screen.queryByRole('alert')?.textContent ?? '';

test('errors of a save are said once: what is put right goes without a word, what is new is said', async () => {
  const store = await showTimecard(<ErrorBanner />);
  expect(said()).toBe('');
  const show = (...days: string[]) => act(async () => store.setState({ shownIssues: days.map(start) }));
  await show(MONDAY, TUESDAY);
  const first = said();
  expect(first).toMatch(/^Mon.*: .*Tue.*: /);
  await show(TUESDAY);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(said()).toBe(first);
  await show();
  expect(said()).toBe('');
  await show(TUESDAY);
  expect(said()).toMatch(/^Tue/);
});

test('an error of the server leads to the control it is about', async () => {
  const store = await showTimecard([<ErrorBanner key="banner" />, <DayCard key="day" dayKey={MONDAY} />]);
  const error = {
    value: 'timeEntrySpanDtos[0].endTimeStr',
    errorToken: 'LBL_REQUIRED_FIELD',
    errorText: 'Line 1: an end is missing.',
    params: [],
  };
  await act(async () =>
    store.setState(({ serverErrors }) => ({ serverErrors: { ...serverErrors, byDay: { [MONDAY]: [error] } } })),
  );
  expect(said()).toMatch(/Line 1: an end is missing\.$/);
  const banner = screen.getByRole('group', { name: 'There is a problem' });
  expect(banner.querySelector('[role]')).toBeNull();
  fireEvent.click(banner.querySelector('button') as HTMLElement);
  expect(document.activeElement?.id).toMatch(/\.end$/);
});
