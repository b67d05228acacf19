import fc from 'fast-check';
import { blankAllocation, blankSpan } from '../form/blank.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { day, form, MONDAY, rules, span, TUESDAY } from '../testing/samples.ts';
import { sayTheSame } from './adds-nothing.ts';
import { afterSave } from './after-save.ts';
import { namedAfter } from './named-after.ts';

const of = rules({ showTimeEntry: true, showAllocations: true, showPeriodEntry: false });
let nextId = 100;
/** The server's version of a form: the non-empty rows, each with an id and another name. */
function served(sent: TimecardForm): TimecardForm {
  const kept = (one: DayForm): DayForm => {
    const spans = one.spans.filter(({ start, end }) => start !== '' || end !== '');
    const allocations = one.allocations.filter(({ hours }) => hours !== '');
    const anew = <Row extends { key: string }>(row: Row) => ({ ...row, key: `server-${nextId++}`, id: nextId });
    return {
      ...one,
      billingItemDetailId: 7,
      spans: spans.length > 0 ? spans.map(anew) : [blankSpan()],
      allocations: allocations.length > 0 ? allocations.map(anew) : [blankAllocation(of, 1)],
    };
  };
  return { ...sent, days: sent.days.map(kept) };
}
const spansOf = (one: TimecardForm, at = 0) => one.days[at]?.spans ?? [];
const names = (one: TimecardForm, at = 0) => spansOf(one, at).map(({ key }) => key);

test('a row that was sent keeps its name, and gets the id of the server', () => {
  const sent = form(day(of, { spans: [span('09:00', '12:00'), span('13:00', '17:00')] }), day(of, {}, TUESDAY));
  const after = namedAfter(sent, served(sent));
  expect([names(after), names(after, 1)]).toEqual([names(sent), names(sent, 1)]);
  expect(spansOf(after).every(({ id }) => id !== null)).toBe(true);
  expect(after.days[0]?.billingItemDetailId).toBe(7);
});

test('an empty row stays where it stood, with the type that was chosen', () => {
  const lunch = span('', '', 'Lunch');
  const sent = form(day(of, { spans: [span('09:00', '12:00'), lunch, span('13:00', '17:00')] }));
  const after = namedAfter(sent, served(sent));
  expect(names(after)).toEqual(names(sent));
  expect(spansOf(after)[1]).toBe(lunch);
});

test('what somebody else added since has a name of its own', () => {
  const sent = form(day(of, { spans: [span('09:00', '12:00')] }));
  const other = span('18:00', '20:00', 'Labor', { id: 5 });
  const fresh = served(sent);
  const after = namedAfter(sent, form({ ...(fresh.days[0] as DayForm), spans: [...spansOf(fresh), other] }));
  expect(names(after)).toEqual([...names(sent), other.key]);
});

test('shifts that the server put in order of date stay in the order of the page', () => {
  const shift = (number: number, date: string, start: string) =>
    day(of, { key: `shift-${number}`, shiftNumber: number, shiftStartDay: date, spans: [span(start, '17:00')] }, date);
  const sent = form(shift(1, TUESDAY, '08:00'), shift(2, MONDAY, '09:00'));
  const [first, second] = served(sent).days as [DayForm, DayForm];
  const fresh = form({ ...second, key: 'shift-1', shiftNumber: 1 }, { ...first, key: 'shift-2', shiftNumber: 2 });
  const after = namedAfter(sent, fresh);
  expect(after.days.map(({ key, shiftNumber, workedDate }) => [key, shiftNumber, workedDate])).toEqual([
    ['shift-1', 1, TUESDAY],
    ['shift-2', 2, MONDAY],
  ]);
  expect([names(after, 0), names(after, 1)]).toEqual([names(sent, 0), names(sent, 1)]);
});

describe('a save of shifts of which some are empty', () => {
  const dates = [MONDAY, TUESDAY];
  const isSent = ({ spans }: DayForm) => spans.some(({ start }) => start !== '');
  const shift = (number: number, date: string, start: string, changes: Partial<DayForm> = {}) =>
    day(
      of,
      {
        key: `shift-${number}`,
        shiftNumber: number,
        shiftStartDay: date,
        spans: [start ? span(start, '17:00') : blankSpan()],
        ...changes,
      },
      date,
    );
  /** The server's form: shifts with content, by date, numbered from 1. */
  const stored = (sent: TimecardForm) => {
    const days = served({ ...sent, days: sent.days.filter(isSent) }).days;
    const byDate = [...days].sort((one, other) => one.workedDate.localeCompare(other.workedDate));
    return form(...byDate.map((one, index) => ({ ...one, key: `shift-${index + 1}`, shiftNumber: index + 1 })));
  };

  test('leaves an empty shift where it stood, without the ids it had, and what was worked in its own', () => {
    const sent = form(shift(1, MONDAY, '', { billingItemDetailId: 5 }), shift(2, TUESDAY, '09:00'));
    const after = namedAfter(sent, stored(sent), isSent);
    expect(after.days.map(({ key, billingItemDetailId }) => [key, billingItemDetailId])).toEqual([
      ['shift-1', null],
      ['shift-2', 7],
    ]);
    expect([names(after, 0), names(after, 1)]).toEqual([names(sent, 0), names(sent, 1)]);
  });

  test('has each shift once afterwards, in the page’s order', () => {
    const anyShift = fc.tuple(fc.constantFrom(...dates), fc.constantFrom('', '', '08:00', '09:00', '12:00'));
    fc.assert(
      fc.property(fc.array(anyShift, { minLength: 1, maxLength: 5 }), (all) => {
        const sent = form(...all.map(([date, start], index) => shift(index + 1, date, start)));
        fc.pre(sent.days.some(isSent));
        const saved = namedAfter(sent, stored(sent), isSent);
        const after = afterSave({ sent, mine: sent, saved });
        const content = ({ days }: TimecardForm) =>
          days.map(({ key, shiftNumber, workedDate, spans }) => [key, shiftNumber, workedDate, spans[0]?.start]);
        expect(content(after)).toEqual(content(sent));
        expect(content(saved)).toEqual(content(sent));
      }),
    );
  });

  test('keeps what was typed meanwhile in the shift it was typed in', () => {
    const sent = form(shift(1, MONDAY, ''), shift(2, TUESDAY, '09:00'));
    const mine = form(sent.days[0] as DayForm, { ...(sent.days[1] as DayForm), notes: 'The bus was late' });
    const { days } = afterSave({ sent, mine, saved: namedAfter(sent, stored(sent), isSent) });
    expect(days.map(({ notes, billingItemDetailId }) => [notes, billingItemDetailId])).toEqual([
      ['', null],
      ['The bus was late', 7],
    ]);
  });
});

test('whatever was sent, names stay and say what the server says, each once', () => {
  const time = fc.constantFrom('', '08:00', '09:00', '12:00');
  const row = fc.record({ start: time, end: time, type: fc.constantFrom('Labor', 'Lunch') });
  const amount = fc.constantFrom('', '4', '8.00');
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), fc.array(amount, { maxLength: 3 }), (rows, hours) => {
      const spans = rows.map(({ start, end, type }) => span(start, end, type));
      const allocations = hours.map((text) => ({ ...blankAllocation(of, 1), hours: text }));
      const sent = form(day(of, { spans, allocations }));
      const fresh = served(sent);
      const after = namedAfter(sent, fresh);
      expect(sayTheSame(after, fresh)).toBe(true);
      const all = [...spansOf(after), ...(after.days[0]?.allocations ?? [])].map(({ key }) => key);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toEqual(expect.arrayContaining([...spans, ...allocations].map(({ key }) => key)));
    }),
  );
});
