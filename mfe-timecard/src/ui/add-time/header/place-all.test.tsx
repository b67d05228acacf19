/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notifications } from 'shared-session';
import { MONDAY, span, TUESDAY, templateWith, WEEK } from '../../../domain/testing/samples.ts';
import { action, changeDay, undo } from '../../../state/add-time/edit-history.ts';
import { nextPaint } from '../../../testing/next-paint.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { PlaceAll } from './place-all.tsx';

const template = templateWith({ showTimeEntry: true, showAllocations: true, allocationType: 'hours' });
const button = () => screen.queryByRole('button', { name: 'Place all remaining hours' });

test('what the times of several days leave goes to the last line of each; one press of Undo takes it back (docs: add-time#place-all)', async () => {
  const store = await showTimecard(<PlaceAll />, { timecardTemplateId: template.id, workedDates: WEEK });
  expect(button()).toBeNull();
  const enter = (date: string, end: string) =>
    act(async () => {
      changeDay(store, date, action('ACTION_TIME', { day: date }), (day) => ({ ...day, spans: [span('09:00', end)] }));
      await nextPaint();
    });
  await enter(MONDAY, '13:00');
  // A single day has its own button.
  expect(button()).toBeNull();
  await enter(TUESDAY, '12:30');
  await userEvent.click(button() as HTMLElement);
  const placed = () =>
    store
      .getState()
      .form.days.slice(0, 3)
      .map((day) => day.allocations.at(-1)?.hours);
  expect(placed()).toEqual(['4.00', '3.50', store.getState().form.days[2]?.allocations.at(-1)?.hours]);
  expect(notifications.getState().toasts.at(-1)?.message).toBe('2 days: all their hours are placed.');
  expect(button()).toBeNull();
  act(() => undo(store));
  expect(placed()).not.toContain('4.00');
  expect(button()).not.toBeNull();
});
