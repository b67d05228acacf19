/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { plainDigits } from 'shared-validators/amounts';
import { blankDay, blankSpan } from '../../../domain/form/blank.ts';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { GRID_COLUMNS, type GridColumn } from '../../../domain/grid/grid-cell.ts';
import { payloadOf } from '../../../domain/mapping/form-to-payload.ts';
import { allIssues } from '../../../domain/save-rules/index.ts';
import { MONDAY, TUESDAY } from '../../../domain/testing/samples.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { nextFrames } from '../../../testing/next-paint.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { DayCard } from '../day/day-card.tsx';
import '../../../texts/grid.ts';
import { AmountGrid } from './amount-grid.tsx';
import { PeriodGrid } from './period-grid.tsx';

const RUNS = process.env.TEST_WIDE ? 60 : 6;

/** The day's fields for a column of the grid: work, lunch, work. */
const LINES: Readonly<Record<GridColumn, readonly string[]>> = {
  start: ['Start of line 1'],
  lunchStart: ['End of line 1', 'Start of line 2'],
  lunchEnd: ['End of line 2', 'Start of line 3'],
  end: ['End of line 3'],
};

/** The texts that a person types into one cell, one after the other. */
type Typed = Partial<Record<GridColumn, readonly string[]>>;

const times =
  '|9|7|12|1|930|530p|9:30 PM|12a|12:15 am|0:15|17h30|2130|24:00|2400|00:00|1275|1830p|25:00|8 o clock|noon|-|+5|６：30ａ|9-30|๙๓๐|９３０|오후 5:30|下午5:30|9:|9:30:|1:2:3|240|a|p| p|x9|5:30 오후'.split(
    '|',
  );
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...times) },
  fc.stringMatching(/^[0-9:.,h apm-]{1,8}$/),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
/** A text, and one that is typed over it. */
const anyTexts = fc.array(anyText, { minLength: 1, maxLength: 2 });
/** A lunch begins where work ends. 24:00 ends a day and begins none, so it would have two meanings. */
const anyLunch = anyTexts.filter(
  (all) => all.at(-1)?.trim() !== '' && !all.some((text) => /24/.test(plainDigits(text))),
);
const anyTyped: fc.Arbitrary<Typed> = fc.oneof(
  fc.record({ start: anyTexts, end: anyTexts }),
  fc.record({ start: anyTexts, lunchStart: anyLunch, lunchEnd: anyLunch, end: anyTexts }),
);

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

const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Enters the field by Tab, which selects its content, types key by key, and leaves. An empty text is the Delete key. */
function typeInto(field: HTMLElement, text: string): void {
  const input = field as HTMLInputElement;
  act(() => input.focus());
  input.select();
  for (const character of text === '' ? [''] : text) {
    const inputType = character === '' ? 'deleteContentBackward' : 'insertText';
    const key = { inputType, data: character || null, cancelable: true, bubbles: true };
    // A time field handles a key before its text changes; a cell of the grid has its own text.
    if (!fireEvent(input, new InputEvent('beforeinput', key))) continue;
    const { value, selectionStart, selectionEnd } = input;
    const from = selectionStart ?? value.length;
    act(() => {
      setText?.call(input, value.slice(0, from) + character + value.slice(selectionEnd ?? value.length));
      input.setSelectionRange(from + character.length, from + character.length);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: key.data }));
    });
  }
  act(() => input.blur());
}

/** The values in the form, their issues, and the payload. */
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

// Slow: a property over two rendered pages.
test('whatever is typed into a day, by the grid or by its card: the same reading, the same issues, the same payload (docs: add-time#period-grid)', async () => {
  const grid = await showTimecard(<PeriodGrid />);
  const card = await showTimecard(<DayCard dayKey={MONDAY} />);
  expect(card.getState().form.days[1]?.key).toBe(TUESDAY);
  await fc.assert(
    fc.asyncProperty(fc.boolean(), anyTyped, async (on24, what) => {
      await begin(grid, 1, on24);
      await begin(card, what.lunchStart ? 3 : 1, on24);
      expect(inGrid(grid, what)).toEqual(inDay(card, what));
    }),
    {
      numRuns: RUNS,
      // AM typed over AM, and a letter and a space.
      examples: [
        [false, { start: ['9:00 am', 'am'], end: ['5:00 pm', 'pm'] }],
        [false, { start: ['9:00 am', 'a '], end: ['5p'] }],
        [false, { start: [''], lunchStart: ['25:00'], lunchEnd: ['00:00', 'a '], end: [''] }],
      ],
    },
  );
});

/** One template per kind of amount: overtime, hours, percent and sick hours, units, units of a piece type, rates, shifts, worked days. */
const OF_AMOUNTS = process.env.TEST_WIDE ? [2, 5, 7, 8, 11, 16, 20, 27, 28, 29, 31, 34] : [2, 7, 28, 31];
const OFFERED = {
  eligibleForSickTime: true,
  engPieceTypes: [{ type: 'Pallet', billRate: 1, payRate: 1 }],
  engMultiRates: [{ type: 'On call', showOTDT: false }],
};

test.each(OF_AMOUNTS)(
  'the same of the amounts of template %i (docs: add-time#period-grid)',
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
