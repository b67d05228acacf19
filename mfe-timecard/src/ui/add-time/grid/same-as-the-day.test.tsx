/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { blankDay, blankSpan } from '../../../domain/form/blank.ts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { GRID_COLUMNS, type GridColumn } from '../../../domain/grid/grid-cell.ts';
import { payloadOf } from '../../../domain/mapping/form-to-payload.ts';
import { allIssues } from '../../../domain/save-rules/index.ts';
import { MONDAY, TUESDAY } from '../../../domain/testing/samples.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { nextFrames, showTimecard } from '../../../testing/show-timecard.tsx';
import { DayCard } from '../day/day-card.tsx';
import '../../../texts/grid.ts';
import { AmountGrid } from './amount-grid.tsx';
import { PeriodGrid } from './period-grid.tsx';

const RUNS = process.env.TEST_WIDE ? 200 : 6;

/** Where a column of the grid stands in the day: work, lunch, work. */
const LINES: Readonly<Record<GridColumn, readonly string[]>> = {
  start: ['Start of line 1'],
  lunchStart: ['End of line 1', 'Start of line 2'],
  lunchEnd: ['End of line 2', 'Start of line 3'],
  end: ['End of line 3'],
};

/** What a person types into one cell, one text after the other. */
type Typed = Partial<Record<GridColumn, readonly string[]>>;

const times =
  '|9|7|12|1|930|530p|9:30 PM|12a|12:15 am|0:15|17h30|2130|24:00|2400|00:00|1275|1830p|25:00|8 o clock|noon|-|+5|６：30ａ'.split(
    '|',
  );
/** One or two characters are keys to a time field, which takes only those of a time; a longer text is pasted into it. */
const isTaken = (text: string) =>
  text.trim() === '' || (!text.includes('--') && (text.length > 2 || /^[\d０-９][\d０-９ap]?$/.test(text)));
const anyText = fc
  .oneof({ weight: 3, arbitrary: fc.constantFrom(...times) }, fc.string({ maxLength: 8 }))
  .filter(isTaken);
/** A text, and what is typed over it: on a 12-hour clock A or P goes to the time that stands there. */
const textsOn = (on24: boolean) =>
  fc
    .tuple(anyText, fc.option(on24 ? anyText : fc.oneof(anyText, fc.constantFrom('a', 'p', 'P')), { nil: undefined }))
    .map(([first, second]) =>
      second === undefined || (first.trim() === '' && !isTaken(second)) ? [first] : [first, second],
    );
/** A lunch begins where work ends: 24:00 ends a day and begins none, so it would say two things. */
const lunchOn = (on24: boolean) =>
  textsOn(on24).filter((all) => all.at(-1)?.trim() !== '' && !all.some((text) => /^\s*24/.test(text)));
const anyTyped: fc.Arbitrary<readonly [on24: boolean, typed: Typed]> = fc.boolean().chain((on24) => {
  const [bound, meal] = [textsOn(on24), lunchOn(on24)];
  const typed: fc.Arbitrary<Typed> = fc.oneof(
    fc.record({ start: bound, end: bound }),
    fc.record({ start: bound, lunchStart: meal, lunchEnd: meal, end: bound }),
  );
  return fc.tuple(fc.constant(on24), typed);
});

function blank(store: TimecardStore, lines: number): DayForm {
  const day = blankDay(store.getState().rules, MONDAY);
  return { ...day, spans: ['Labor', 'Lunch', 'Labor'].slice(0, lines).map(blankSpan) };
}

async function begin(store: TimecardStore, lines: number, on24: boolean): Promise<void> {
  await act(async () => {
    const { form, rules } = store.getState();
    const days = [blank(store, lines), ...form.days.slice(1)];
    store.setState({ form: { ...form, days }, rules: { ...rules, use24HourClock: on24 }, openDay: MONDAY });
  });
  await nextFrames();
}

/** A key goes to a time field before its text changes, as does what is pasted into it; the cell of the grid is a text of its own. */
function typeInto(field: HTMLElement, text: string): void {
  fireEvent.focus(field);
  const key = new InputEvent('beforeinput', { inputType: 'insertText', data: text, cancelable: true, bubbles: true });
  const isLeft =
    text.length > 2
      ? fireEvent.paste(field, { clipboardData: { getData: () => text } })
      : !/^[ap]$/i.test(text) || fireEvent(field, key);
  if (isLeft) fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

/** What is on the form, what is said of it, and what would be sent. */
function outcome(store: TimecardStore) {
  const { form, rules, metadata } = store.getState();
  const monday = form.days[0] as DayForm;
  const filled = monday.spans.filter((span) => span.start !== '' || span.end !== '');
  const lineOf = (field = '') =>
    field.replace(/^[^.]+(?=\.)/, (key) => `line ${monday.spans.findIndex((one) => one.key === key) + 1}`);
  return {
    reading: filled.map(({ type, start, end }) => `${type} ${start.trim()} – ${end.trim()}`),
    issues: allIssues(form, rules).map(({ key, field, params }) => [key, lineOf(field), params]),
    payload: payloadOf(form, rules, metadata),
  };
}

function inGrid(store: TimecardStore, typed: Typed) {
  for (const column of GRID_COLUMNS)
    for (const text of typed[column] ?? []) {
      const cell = document.querySelector<HTMLElement>(`[data-row="0"][data-column="${column}"]`);
      if (cell) typeInto(cell, text);
    }
  return outcome(store);
}

function inDay(store: TimecardStore, typed: Typed) {
  const card = within(screen.getByRole('region', { name: /^Monday/ }));
  const last = typed.lunchStart ? 'End of line 3' : 'End of line 1';
  for (const column of GRID_COLUMNS)
    for (const text of typed[column] ?? [])
      for (const name of column === 'end' ? [last] : LINES[column]) {
        typeInto(card.getByLabelText(name), text);
      }
  return outcome(store);
}

test('whatever is typed into a day, by the grid or by its card: the same reading, the same issues, the same payload', async () => {
  const grid = await showTimecard(<PeriodGrid />);
  const card = await showTimecard(<DayCard dayKey={MONDAY} />);
  expect(card.getState().form.days[1]?.key).toBe(TUESDAY);
  await fc.assert(
    fc.asyncProperty(anyTyped, async ([on24, what]) => {
      await begin(grid, 1, on24);
      await begin(card, what.lunchStart ? 3 : 1, on24);
      expect(inGrid(grid, what)).toEqual(inDay(card, what));
    }),
    { numRuns: RUNS },
  );
}, 120_000);

/** A template of each kind of amount: overtime, hours, percent and sick hours, units, units of a piece type, rates, shifts, worked days. */
const OF_AMOUNTS = process.env.TEST_WIDE ? [2, 5, 7, 8, 11, 16, 20, 27, 28, 29, 31, 34] : [2, 7, 28, 31];
const OFFERED = {
  eligibleForSickTime: true,
  engPieceTypes: [{ type: 'Pallet', billRate: 1, payRate: 1 }],
  engMultiRates: [{ type: 'On call', showOTDT: false }],
};

test.each(OF_AMOUNTS)(
  'the same of the amounts of template %i',
  async (timecardTemplateId) => {
    const amounts = fc.oneof(
      fc.constantFrom('', '8', '7,5', '8:30', '30m', '0.333', 'eight', '+5', '-1', '1e3', '1234567'),
      fc.string({ maxLength: 5 }),
    );
    const typed = fc.array(fc.tuple(fc.nat(), amounts), { minLength: 1, maxLength: 3 });
    const changes = { timecardTemplateId, ...OFFERED };
    const show = async (part: ReactNode) => {
      const store = await showTimecard(<section className="shown">{part}</section>, changes);
      return { store, root: [...document.querySelectorAll<HTMLElement>('.shown')].at(-1) as HTMLElement };
    };
    const grid = await show(<AmountGrid />);
    const card = await show(<DayCard dayKey={MONDAY} />);
    const { form } = grid.store.getState();
    const monday = { ...blankDay(grid.store.getState().rules, MONDAY), daily: true };
    const fields = () => [...grid.root.querySelectorAll<HTMLInputElement>('td[data-column="0"] input[type=text][id]')];
    await fc.assert(
      fc.asyncProperty(typed, async (all) => {
        for (const { store } of [grid, card])
          await act(async () =>
            store.setState({ form: { ...form, days: form.days.with(0, monday) }, openDay: MONDAY }),
          );
        await nextFrames();
        for (const [at, text] of all) {
          const cell = fields()[at % fields().length] as HTMLInputElement;
          const field = card.root.querySelector<HTMLElement>(`[id="${cell.id}"]`);
          if (!field) throw new Error(`The card has no ${cell.id}.`);
          typeInto(cell, text);
          typeInto(field, text);
          await nextFrames();
        }
        expect(outcome(grid.store)).toEqual(outcome(card.store));
      }),
      { numRuns: process.env.TEST_WIDE ? 30 : 4 },
    );
    cleanup();
  },
  120_000,
);
