/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MONDAY } from '../../../domain/testing/samples.ts';
import { nextFrames } from '../../../testing/next-paint.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { DayCard } from './day-card.tsx';

test.each([
  ['50', '50.00'],
  ['7,5', '7.50'],
  ['30m', '30m'],
  ['8:30', '8:30'],
])('%s as the percentage of a sick day is %s: a percentage is no time', async (typed, shown) => {
  const store = await showTimecard(<DayCard dayKey={MONDAY} />, {
    timecardTemplateId: 17,
    displaySickDay: true,
    eligibleForSickTime: true,
  });
  await act(async () => store.setState({ openDay: MONDAY }));
  await userEvent.click(screen.getByRole('switch', { name: 'Sick day' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Part of the day (%)' });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.tab();
  await nextFrames();
  expect(field.value).toBe(shown);
});
