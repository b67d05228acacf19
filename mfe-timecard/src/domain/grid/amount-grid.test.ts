import fc from 'fast-check';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { isFilled } from '../day/filled-day.ts';
import { unreadEntries } from '../day/unread-entries.ts';
import { blankAllocation } from '../form/blank.ts';
import type { AllocationForm, DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { day, rules, WEEK } from '../testing/samples.ts';
import { keyOfName, nameOf, renamedRow } from './allocation-row.ts';
import { amountCell, isAmount, leaveAmount, leftAmount, withAmount, withoutEmptied } from './amount-cell.ts';
import { amountsText, fillAfter, readPastedAmounts, writeAmounts } from './amount-edit.ts';
import { type AmountRow, amountRows } from './amount-row.ts';

const NO_ROWS = { added: [], prorated: false };
const offers = {
  eligibleForSickTime: true,
  displaySickDay: true,
  useShiftDifferential: true,
  shiftNames: ['Day', 'Night'],
};
const centres = rules(
  { id: 27 },
  {
    customFields: [{ id: 9, definitionId: 9, label: 'Cost centre', required: true, definition: {} as never }],
  },
);
const week = (of: TimecardRules) => WEEK.map((date) => day(of, {}, date));
const rowsOf = (days: readonly DayForm[], of: TimecardRules) => amountRows(days, of, NO_ROWS);
const shown = (days: readonly DayForm[], row: AmountRow, of: TimecardRules) =>
  days.map((one) => amountCell(one, row, of)?.text ?? null);
const of9 = (value: string, hours: string): AllocationForm => ({
  ...blankAllocation(centres, 1),
  hours,
  values: blankAllocation(centres, 1).values.map((one) => ({ ...one, value })),
});
const byCentre = (row: AmountRow) => (row.part.of === 'allocation' ? row.part.name.values[9] : undefined);

test('what a template asks for by day is a row each', () => {
  const parts = (id: number) => {
    const of = rules({ id }, offers);
    return rowsOf(week(of), of).map(({ part }) => ('field' in part ? part.field : part.of));
  };
  expect(parts(4)).toEqual(['hours', 'sickHours']);
  expect(parts(5)).toEqual(['hours', 'sickHours', 'hours']);
  expect(parts(2)).toEqual(['regularHours', 'overtimeHours', 'doubletimeHours']);
  expect(parts(8)).toEqual(['hours', 'shift', 'shift', 'hours']);
  expect(parts(17)).toEqual(['daily', 'sickDay']);
  const of = rules({ id: 17 }, offers);
  expect(rowsOf([day(of, { sickDay: true })], of)).toHaveLength(3);
  expect(parts(7)).toEqual(['hours', 'sickHours', 'percentOfDay']);
});

test('piece types and rate types stand ready, each with the amounts it has', () => {
  const units = rules({ id: 28 }, { pieceTypes: ['Pallet', 'Box'] });
  expect(rowsOf(week(units), units).map(({ part }) => part.of === 'allocation' && part.name.pieceType)).toEqual([
    'Pallet',
    'Box',
  ]);
  const rates = rules({ id: 32 }, { multiRates: [{ type: 'On call', showOTDT: false }] });
  const rows = rowsOf(week(rates), rates);
  expect(rows.map(({ part }) => part.of === 'allocation' && [part.name.costAllocType, part.field])).toEqual([
    ['Labor', 'regularHours'],
    ['Labor', 'overtimeHours'],
    ['Labor', 'doubletimeHours'],
    ['On call', 'hours'],
  ]);
  const monday = withAmount(day(rates), rows[3] as AmountRow, '4', rates);
  expect(monday.allocations).toMatchObject([
    { costAllocType: 'On call', regularHours: '0', multiRates: [{ type: 'On call', hours: '4' }] },
  ]);
});

test('a cost centre is one row for all days, wherever it stands on each', () => {
  const days = [
    day(centres, { allocations: [of9('4410', '8'), of9('4412', '1')] }),
    day(centres, { allocations: [of9('4412', '4')] }, WEEK[1]),
    day(centres, {}, WEEK[2]),
  ];
  const [, grid, parts] = rowsOf(days, centres);
  expect([byCentre(grid as AmountRow), byCentre(parts as AmountRow)]).toEqual(['4410', '4412']);
  expect(shown(days, parts as AmountRow, centres)).toEqual(['1', '4', '']);
  // The blank line of a day is filled first; then a line is added.
  const once = withAmount(days[2] as DayForm, grid as AmountRow, '5', centres);
  const twice = withAmount(once, parts as AmountRow, '3', centres);
  expect(twice.allocations.map((row) => [row.values[0]?.value, row.hours, row.sequence])).toEqual([
    ['4410', '5', 1],
    ['4412', '3', 2],
  ]);
  const emptied = withoutEmptied(withAmount(twice, grid as AmountRow, '', centres), grid as AmountRow, centres);
  expect(emptied.allocations.map((row) => [row.values[0]?.value, row.sequence])).toEqual([['4412', 1]]);
});

test('a row is named once for all days', () => {
  const days = [
    day(centres, { allocations: [of9('4410', '8')] }),
    day(centres, { allocations: [of9('4410', '6')] }, WEEK[1]),
  ];
  const name = nameOf(days[0]?.allocations[0] as AllocationForm, []);
  const next = renamedRow(days, name, { ...name, values: { 9: '4498' } });
  expect(next.map((one) => one.allocations[0]?.values[0]?.value)).toEqual(['4498', '4498']);
  expect(keyOfName(nameOf(next[0]?.allocations[0] as AllocationForm, []))).not.toBe(keyOfName(name));
});

test('a name alone makes no day one that has to be completed, and a day whose only amount is taken back is none (docs: add-time#period-grid)', () => {
  const days = week(centres);
  const [, blank] = rowsOf(days, centres) as [AmountRow, AmountRow];
  const name = blank.part.of === 'allocation' ? blank.part.name : undefined;
  if (!name) throw new Error('The row is of an allocation.');
  const next = { ...name, values: { 9: '4410' } };
  expect(renamedRow(days, name, next)).toEqual(days);
  const [, row] = amountRows(days, centres, { added: [next], prorated: false }) as [AmountRow, AmountRow];
  const monday = withAmount(days[0] as DayForm, row, '8', centres);
  expect(isFilled(monday, centres)).toBe(true);
  expect(isFilled(leaveAmount(withAmount(monday, row, '', centres), row, '', centres), centres)).toBe(false);
});

test('an amount is filled to the weekdays after it where the row is empty', () => {
  const of = rules({ id: 4 }, offers);
  const [hours] = rowsOf(week(of), of) as [AmountRow];
  const days = week(of)
    .with(0, day(of, { hours: '8' }))
    .with(2, day(of, { hours: '4' }, WEEK[2]));
  expect(shown(fillAfter(days, hours, 0, of), hours, of)).toEqual(['8', '8', '4', '8', '8', '', '']);
});

describe('Paste from a spreadsheet', () => {
  const of = rules({ id: 5 }, offers);
  const days = week(of);
  const rows = rowsOf(days, of);
  const read = (text: string) => readPastedAmounts(text, { rows, days, fromRow: 0, fromDay: 5 }, of);
  test('rows and days are laid over the grid; what is no number and what lies beyond is named and left alone', () => {
    const { cells, beyond } = read('Sat\tSun\n8\t7,5\t6\n\teight');
    expect(cells.map((cell) => [cell.text, cell.amount])).toEqual([
      ['8', '8.00'],
      ['7,5', '7.50'],
      ['', ''],
      ['eight', null],
    ]);
    expect(beyond).toEqual(['6']);
    expect(shown(writeAmounts(days, cells, of), rows[0] as AmountRow, of).slice(5)).toEqual(['8.00', '7.50']);
  });
  test('what is copied pastes back as it was', () => {
    const filled = writeAmounts(days, read('8\t7').cells, of);
    const text = amountsText(filled, rows, of);
    const back = readPastedAmounts(text, { rows, days, fromRow: 0, fromDay: 0 }, of);
    expect(amountsText(writeAmounts(days, back.cells, of), rows, of)).toBe(text);
  });
});

describe('Paste of worked and sick days (docs: add-time#period-grid)', () => {
  const of = rules({ id: 16 }, offers);
  const days = week(of);
  const rows = rowsOf(days, of);
  const pasted = (text: string) => {
    const { cells } = readPastedAmounts(text, { rows, days, fromRow: 0, fromDay: 0 }, of);
    return { cells, days: writeAmounts(days, cells, of) };
  };
  test('a day is marked as a spreadsheet says it; what says neither is named and left alone', () => {
    const { cells, days: next } = pasted('1\tx\tYES\t0\tno\t\tmaybe');
    expect(next.map(({ daily }) => daily)).toEqual([true, true, true, false, false, false, false]);
    expect(cells.map(({ amount }) => amount)).toEqual(['yes', 'yes', 'yes', '', '', '', null]);
  });
  test('amounts below a day that the same block marks as worked go there; on one that it does not, they are left alone', () => {
    const { cells, days: next } = pasted('1\t0\n8\t8');
    expect(cells.map(({ amount }) => amount)).toEqual(['yes', '', '8.00', null]);
    expect(next.map(({ hours }) => hours).slice(0, 2)).toEqual(['8.00', '']);
  });
  test.each(['8h\t7h', '٨\t٧', '-8\t4'])('a first row that was meant as amounts is no heading: %s', (row) => {
    const { cells } = pasted(`${row}\n1\t1`);
    expect(cells.map(({ text }) => text)).toEqual([...row.split('\t'), '1', '1']);
  });
  test('a heading of words or dates is named', () => {
    const { heading, cells } = readPastedAmounts(
      '\tMon 16\t11/17\n1\t1\t0',
      { rows, days, fromRow: 0, fromDay: 0 },
      of,
    );
    expect(heading).toEqual(['Mon 16', '11/17']);
    expect(cells.map(({ amount }) => amount)).toEqual(['yes', 'yes', '']);
  });
  test('a first row of marks, or an empty one, is no heading', () => {
    expect(
      pasted('x\tx\n8\t4')
        .days.map(({ hours }) => hours)
        .slice(0, 2),
    ).toEqual(['8.00', '4.00']);
    const sick = rules({ id: 4 }, offers);
    const { cells } = readPastedAmounts(
      '\t\n\t2',
      { rows: rowsOf(week(sick), sick), days: week(sick), fromRow: 0, fromDay: 0 },
      sick,
    );
    expect(cells.map(({ row, amount }) => [row.part.of === 'day' && row.part.field, amount])).toEqual([
      ['hours', ''],
      ['hours', ''],
      ['sickHours', ''],
      ['sickHours', '2.00'],
    ]);
  });
});

test('what is copied of any template pastes back into an empty period as it was (docs: add-time#period-grid)', () => {
  const amounts = fc.array(fc.tuple(fc.nat(6), fc.nat(30), fc.constantFrom('1', '2', '4')), { maxLength: 12 });
  const offered = { ...offers, pieceTypes: ['Pallet', 'Box'], multiRates: [{ type: 'On call', showOTDT: true }] };
  fc.assert(
    fc.property(fc.constantFrom(...TIMECARD_TEMPLATES), amounts, ({ id }, written) => {
      const of = rules({ id }, offered);
      const empty = week(of);
      const filled = written.reduce<DayForm[]>((days, [column, at, text]) => {
        const rows = rowsOf(days, of);
        const row = rows[at % Math.max(1, rows.length)];
        const one = days[column];
        if (!row || !one) return days;
        const amount = row.kind === 'flag' ? 'yes' : leftAmount(text, row, of);
        return days.with(column, withAmount(one, row, amount, of));
      }, empty);
      const rows = rowsOf(filled, of);
      const text = amountsText(filled, rows, of);
      const { cells, beyond } = readPastedAmounts(text, { rows, days: empty, fromRow: 0, fromDay: 0 }, of);
      expect(beyond).toEqual([]);
      // By then the automatic zeros are formatted.
      const writtenOut = (amounts: string) => amounts.replace(/(?<![\d.])0(?![\d.])/g, '0.00');
      expect(writtenOut(amountsText(writeAmounts(empty, cells, of), rows, of))).toBe(writtenOut(text));
    }),
    { numRuns: 300 },
  );
});

test('whatever is typed into any cell of any template, the form has it, and what is no amount blocks a save (docs: add-time#period-grid)', () => {
  const texts = fc.oneof(fc.constantFrom('', '8', '7,5', '8:30', 'eight', '1e3', '+5'), fc.string({ maxLength: 6 }));
  fc.assert(
    fc.property(fc.constantFrom(...TIMECARD_TEMPLATES), fc.nat(), texts, ({ id }, at, text) => {
      const of = rules(
        { id },
        { ...offers, pieceTypes: ['Pallet'], multiRates: [{ type: 'On call', showOTDT: true }] },
      );
      const days = [day(of, { daily: true })];
      const rows = rowsOf(days, of).filter(
        (row) => row.kind !== 'flag' && amountCell(days[0] as DayForm, row, of) !== null,
      );
      const row = rows[at % Math.max(1, rows.length)];
      if (!row) return;
      const typed = withAmount(days[0] as DayForm, row, text, of);
      const cell = amountCell(typed, row, of);
      expect(cell?.text.trim()).toBe(text.trim());
      const unread = unreadEntries(typed, of).map((one) => one.field);
      const isNamed = unread.some(
        (field) => field === cell?.field || (row.part.of === 'allocation' && row.part.rate !== undefined),
      );
      expect(isNamed).toBe(!isAmount(text, row, of));
    }),
    { numRuns: 500 },
  );
});
