import { blankAllocation } from '../form/blank.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { day, form, rules, span, TUESDAY } from '../testing/samples.ts';
import { addsNothing } from './adds-nothing.ts';

const of = rules({ showTimeEntry: true, showAllocations: true, showPeriodEntry: false });
const base = form(day(of), day(of, {}, TUESDAY));
const monday = (one: TimecardForm, change: Partial<DayForm>): TimecardForm => ({
  ...one,
  days: one.days.map((entry, at) => (at === 0 ? { ...entry, ...change } : entry)),
});
const times = (id: number | null) => [span('09:00', '13:00', 'Labor', { id })];
const mine = monday(base, { spans: times(null), noBreakTaken: true });
/** The server's form after the save: with ids and computed values. */
const saved = monday(base, { spans: times(31), noBreakTaken: true, hours: '4.00', billingItemDetailId: 7 });
const says = (draft: TimecardForm, theirs: TimecardForm, began = base) =>
  addsNothing({ base: began, mine: draft, theirs }, of);

test('a draft whose save was accepted adds nothing, whatever ids and hours the server gave it', () => {
  expect(says(mine, saved)).toBe(true);
});

test('nor does one of which somebody has changed the rest since', () => {
  const changed = { ...saved, days: saved.days.with(1, { ...(saved.days[1] as DayForm), notes: 'theirs' }) };
  expect(says(mine, changed)).toBe(true);
});

test('8 hours are 8.00 hours', () => {
  const placed = (hours: string) => monday(base, { allocations: [{ ...blankAllocation(of, 1), hours }] });
  expect(says(placed('8'), placed('8.00'))).toBe(true);
});

test('what a day does not take any more is news, unless it stands there', () => {
  const closed = monday(base, { readOnly: true });
  expect(says(mine, closed)).toBe(false);
  expect(says(mine, monday(saved, { readOnly: true }))).toBe(true);
  expect(says(base, closed)).toBe(true);
});

test('what was typed after the save is news', () => {
  expect(says(monday(mine, { notes: 'after the save' }), saved)).toBe(false);
  expect(says(monday(mine, { spans: [span('09:00', '1:-- PM')] }), saved)).toBe(false);
});

test('what both changed otherwise is news', () => {
  expect(says(monday(base, { notes: 'mine' }), monday(base, { notes: 'theirs' }))).toBe(false);
});

test('allocations of the period, and files, are news alone', () => {
  expect(says({ ...base, allocations: [{ ...blankAllocation(of, 1), hours: '8' }] }, base)).toBe(false);
  expect(says({ ...base, attachments: [{ id: null, fileName: 'a.pdf', attachmentKey: 'a' }] }, base)).toBe(false);
});
