import fc from 'fast-check';
import { blankAllocation, blankMultiRate, blankSpan } from '../domain/form/blank.ts';
import type { AllocationForm, DayForm, SpanForm, TimecardForm } from '../domain/form/timecard-form.ts';
import type { TimecardRules } from '../domain/form/timecard-rules.ts';

/** One change that a person, or a faulty page, makes to a timecard. */
export interface Change {
  readonly to: (form: TimecardForm, rules: TimecardRules) => TimecardForm;
  readonly [fc.toStringMethod]: () => string;
}

const times = ['', '00:00', '05:00', '06:00', '09:00', '12:00', '12:30', '17:00', '22:00', '24:00', 'late'];
const hours = ['', '0', '0.33', '0.49', '4', '7.5', '8', '12:15', '24', '24.01', '1000', 'eight'];
const percents = ['', '0', '33.33', '50', '100', '150', 'half'];
const types = ['', 'Labor', 'Lunch', 'Sick', 'PTO', 'Paid Break', 'Unpaid Leave', 'on call', 'Travel', 'Bonus'];
const shifts = ['', 'Day', 'Night', 'Golden'];
const pieces = ['', 'Pallet inspected', 'Diamond'];

const one = <T>(...values: T[]) => fc.constantFrom(...values);

/** A field of an object and its new value. */
const field = <Of>(values: { readonly [Name in keyof Of]?: readonly Of[Name][] }): fc.Arbitrary<Partial<Of>> =>
  fc
    .constantFrom(...(Object.entries(values) as [string, readonly unknown[]][]))
    .chain(([name, choices]) => fc.constantFrom(...choices).map((value) => ({ [name]: value }) as Partial<Of>));

const ofDay = field<DayForm>({
  hours,
  sickHours: hours,
  sickDayPercent: percents,
  sickDay: [true, false],
  daily: [true, false],
  didNotWork: [true, false],
  noBreakTaken: [true, false],
  dayOffType: ['Undefined', 'Voluntary', 'Sick', 'Other'],
  notes: ['', 'Moving house'],
  shiftEndDay: ['2026-11-16', '2026-11-17'],
});
const ofSpan = field<SpanForm>({ start: times, end: times, type: types, shiftName: shifts, paidBreak: [true, false] });
const ofAllocation = field<AllocationForm>({
  hours,
  regularHours: hours,
  overtimeHours: hours,
  doubletimeHours: hours,
  ptoHours: hours,
  percentOfDay: percents,
  unitsWorked: ['', '0', '0.000000001', '12', 'many'],
  pieceType: pieces,
  costAllocType: types,
  sequence: [null, 1],
});

/** A row of a list, chosen by a number of any size. */
const at = <T>(rows: readonly T[], place: number, change: (row: T) => T): T[] =>
  rows.map((row, index) => (index === place % rows.length ? change(row) : row));

/** A change to a part of a timecard, with its description for fast-check. */
interface PartChange<Part> {
  readonly what: readonly unknown[];
  readonly to: (part: Part, rules: TimecardRules) => Part;
}

type Rows = readonly AllocationForm[];

const allocationChange: fc.Arbitrary<PartChange<Rows>> = fc.oneof(
  fc.tuple(fc.nat(3), ofAllocation).map(([row, change]) => ({
    what: ['allocation', row, change],
    to: (rows: Rows) => at(rows, row, (found) => ({ ...found, ...change })),
  })),
  fc.tuple(one(...types), one(...hours)).map(([type, amount]) => ({
    what: ['rate', type, amount],
    to: (rows: Rows) =>
      at(rows, 0, (row) => ({ ...row, multiRates: [...row.multiRates, { ...blankMultiRate(type), hours: amount }] })),
  })),
  fc.constant({
    what: ['one more allocation'],
    to: (rows: Rows, rules: TimecardRules) =>
      rows.length === 0 ? rows : [...rows, blankAllocation(rules, rows.length + 1)],
  }),
);

const dayChange: fc.Arbitrary<PartChange<DayForm>> = fc.oneof(
  ofDay.map((change) => ({ what: [change], to: (day: DayForm) => ({ ...day, ...change }) })),
  fc.tuple(fc.nat(5), ofSpan).map(([row, change]) => ({
    what: ['span', row, change],
    to: (day: DayForm) => ({
      ...day,
      spans: at(day.spans, row, (span) => (span.source ? span : { ...span, ...change })),
    }),
  })),
  fc.tuple(one(...times), one(...times), one(...types)).map(([start, end, type]) => ({
    what: ['one more span', start, end, type],
    to: (day: DayForm, { template }: TimecardRules) => ({
      ...day,
      spans: template.showTimeEntry ? [...day.spans, { ...blankSpan(type), start, end }] : day.spans,
    }),
  })),
  allocationChange.map(({ what, to }) => ({
    what,
    to: (day: DayForm, rules: TimecardRules) => ({ ...day, allocations: to(day.allocations, rules) }),
  })),
  fc.tuple(one(...shifts), one(...hours)).map(([shiftName, amount]) => ({
    what: ['shift', shiftName, amount],
    to: (day: DayForm) => ({
      ...day,
      shiftLines: at(day.shiftLines, 0, (line) => ({ ...line, shiftName, hours: amount })),
    }),
  })),
  fc.tuple(fc.nat(2), one('', '0', '7', 'many')).map(([row, unitsWorked]) => ({
    what: ['units', row, unitsWorked],
    to: (day: DayForm) => ({ ...day, units: at(day.units, row, (unit) => ({ ...unit, unitsWorked })) }),
  })),
);

const named = (what: readonly unknown[], to: Change['to']): Change => ({
  to,
  [fc.toStringMethod]: () => JSON.stringify(what),
});

/** Any change to a day, or to the allocations of the item. */
export const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.nat(3), dayChange).map(([place, { what, to }]) =>
      named([place, ...what], (form, rules) => ({
        ...form,
        days: at(form.days, place, (day) => (day.readOnly ? day : to(day, rules))),
      })),
    ),
  },
  {
    weight: 1,
    arbitrary: allocationChange.map(({ what, to }) =>
      named(['item', ...what], (form, rules) => ({ ...form, allocations: to(form.allocations, rules) })),
    ),
  },
);
