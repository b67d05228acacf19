/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { MONDAY, TUESDAY } from '../../../domain/testing/samples.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { SubmittedList } from './submitted-list.tsx';

const entry = (workedDate: string, changes: object) => ({
  billingItemId: 4,
  workedDate,
  timeEntrySpanType: 'Labor',
  timecardTemplateId: 0,
  totalHours: 0,
  ...changes,
});
const said = async () => {
  await screen.findByRole('heading', { name: /Previously submitted/i });
  await screen.findByText(/Nov 16/);
  return (document.querySelector('section')?.textContent ?? '').replaceAll('\u202f', ' ');
};

test('times are on the clock of the card, and a day that was not worked has no hours', async () => {
  const store = await showTimecard(<SubmittedList />, {
    previouslySubmittedList: [
      entry(MONDAY, { billingItemDetailId: 41, totalHours: 8, shiftStartTimeStr: '09:00', shiftEndTimeStr: '17:00' }),
      entry(TUESDAY, { billingItemDetailId: 42 }),
    ],
  });
  const on12 = await said();
  expect(on12).toContain('9:00 AM');
  expect(on12).toContain('5:00 PM');
  expect(on12).not.toContain('17:00');
  expect(on12).toContain('Did not work');
  expect(on12).not.toMatch(/\b0\.00/);
  await act(async () => store.setState(({ rules }) => ({ rules: { ...rules, use24HourClock: true } })));
  expect(await said()).toContain('17:00');
});
