/** @jest-environment jsdom */
import { i18n, registerTexts } from 'shared-session';
import { addTimeTexts } from '../../../texts/add-time.ts';
import { periodDueText } from './period-due-text.ts';

registerTexts(addTimeTexts);
const { t } = i18n;
const period = { state: 'Missing', dueAt: '2026-11-23T17:00:00Z', cutoffAt: '2026-11-25T20:00:00Z' } as const;
const at = (instant: string) => new Date(instant);

test('a period that is the worker’s says when it is due; a late one also says the payroll cut-off (docs: deadlines#due-add-time)', () => {
  expect(periodDueText(t, period, at('2026-11-23T12:00:00Z'))).toMatchObject({
    text: 'Due today, 5:00 PM',
    isLate: false,
    cutoff: null,
  });
  expect(periodDueText(t, period, at('2026-11-24T20:00:00Z'))).toMatchObject({
    text: '1 day late',
    isLate: true,
    cutoff: expect.stringMatching(/^Payroll cut-off: .*8:00 PM$/),
  });
  // Payroll has taken it.
  expect(periodDueText(t, period, at('2026-11-26T20:00:00Z'))?.cutoff).toBeNull();
});

test('a period that is not the worker’s, or has no calendar, says nothing', () => {
  expect(periodDueText(t, { ...period, state: 'Pending' })).toBeUndefined();
  expect(periodDueText(t, { ...period, dueAt: null, cutoffAt: null })).toBeUndefined();
});
