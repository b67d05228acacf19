/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveIssues } from '../../../domain/save-rules/index.ts';
import { MONDAY, TUESDAY } from '../../../domain/testing/samples.ts';
import { nextPaint } from '../../../testing/next-paint.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { DayCard } from './day-card.tsx';

const TWO_DAYS = (
  <>
    <DayCard dayKey={MONDAY} />
    <DayCard dayKey={TUESDAY} />
  </>
);
const start = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Start of line 1' });
const heading = (day: RegExp) =>
  within(screen.getByRole('region', { name: day })).getByRole('button', { expanded: false });

test.each([
  ['9:', '9:'],
  ['nine', 'nine'],
])(
  '"%s" in a start field stays while other days are opened, and the day says what is missing',
  async (typed, stands) => {
    const store = await showTimecard(TWO_DAYS);
    await userEvent.click(start());
    fireEvent.change(start(), { target: { value: typed } });
    await userEvent.click(heading(/^Tuesday/));
    await nextPaint();
    expect(start().value).toBe('');
    expect(screen.getByRole('region', { name: /^Monday/ }).textContent).toContain('Incomplete');
    const { form, rules } = store.getState();
    expect(saveIssues(form, rules)[0]).toMatchObject({ key: 'ERR_BILLING_TIME_NOT_READ', day: MONDAY });
    await userEvent.click(heading(/^Monday/));
    await nextPaint();
    expect(start().value).toContain(stands);
    expect(start().getAttribute('aria-invalid')).toBe('true');
    // Entering the field keeps it; emptying the field removes it for good.
    await userEvent.click(start());
    await nextPaint();
    expect(store.getState().form.days[0]?.spans[0]?.start).toContain(stands);
    fireEvent.change(start(), { target: { value: '' } });
    await userEvent.click(heading(/^Tuesday/));
    await nextPaint();
    expect(store.getState().form.days[0]?.spans[0]?.start).toBe('');
  },
);
