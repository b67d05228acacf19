/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { span, TUESDAY } from '../../../domain/testing/samples.ts';
import { undo } from '../../../state/add-time/edit-history.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { nextPaint } from '../../../testing/next-paint.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';

const DEFAULT = { startTimeStr: '09:00', endTimeStr: '17:00', timeType: 'Labor', customFields: [] };

async function work(store: TimecardStore, start: string, end: string): Promise<void> {
  await act(async () =>
    store.setState(({ form }) => {
      const day = { ...(form.days[1] as DayForm), noBreakTaken: true, spans: [span(start, end)] };
      return { form: { ...form, days: form.days.with(1, day) } };
    }),
  );
  await nextPaint();
}
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await nextPaint();
};

test('one press mends what a line asks, and Undo takes it back (docs: add-time#checklist)', async () => {
  const store = await showTimecard(<ChecklistPanel />, { engDefaultTimeEntries: [DEFAULT] });
  expect(lines()[0]).toBe('Nothing is entered yet. Start with Monday.');
  await work(store, '07:00', '05:00');
  expect(lines()[0]).toContain('Tuesday: 22.00 h is unusual.');
  await press('Did you mean 5:00 PM?');
  expect(lines()[0]).toBe('Tuesday is complete');
  expect(store.getState().past.at(-1)?.action.key).toBe('ACTION_TIME');
  await act(async () => undo(store));
  await nextPaint();
  expect(lines()[0]).toContain('22.00 h');
});

test('a question that is answered goes, until the day says something else', async () => {
  const store = await showTimecard(<ChecklistPanel />, { engDefaultTimeEntries: [DEFAULT] });
  await work(store, '09:00', '12:00');
  expect(lines()[0]).toContain('Tuesday: 3.00 h is unusual: 8.00 h is the rule. Is that right?');
  await press('Yes, that is right');
  expect(lines()[0]).toBe('Tuesday is complete');
  expect(document.activeElement).not.toBe(document.body);
  await work(store, '09:00', '11:00');
  expect(lines()[0]).toContain('2.00 h');
  expect(TUESDAY).toBe(store.getState().form.days[1]?.key);
});
