import { readDecimal } from 'shared-validators/amounts';
import type {
  AllocationForm,
  CustomValueForm,
  DayForm,
  LeaveAllocationForm,
  MultiRateForm,
  ShiftLineForm,
  SpanForm,
  UnitForm,
} from '../form/timecard-form.ts';

/** A row of a form as a merge sees it: entries by name, and lists of rows below it. */
export type Entry = Readonly<Record<string, unknown>>;

/** What a person enters in one kind of row. Everything else of a row (its name, its ids) says nothing by itself. */
export interface EntryShape {
  readonly fields: readonly string[];
  readonly lists: Readonly<Record<string, EntryShape>>;
  /** Fields that are chosen together with another, by its name: they say nothing without it. */
  readonly along?: Readonly<Record<string, readonly string[]>>;
  /** What a row is named by where the server gives it no lasting id; undefined: by its id alone. */
  readonly natural?: (row: Entry) => string;
  /** Whether the row says nothing, so that it counts as absent. Kinds without it always count. */
  readonly isBlank?: (row: Entry) => boolean;
}

/** Checks a table's names against the row it describes. */
const shape = <Row extends object>(
  fields: readonly (keyof Row & string)[],
  { lists = {}, ...rest }: Partial<Omit<EntryShape, 'fields'>> = {},
): EntryShape => ({ fields, lists, ...rest });

const isEmpty =
  (...names: readonly string[]) =>
  (row: Entry) =>
    names.every((name) => String(row[name] ?? '').trim() === '');

const span = shape<SpanForm>(
  [
    'start',
    'end',
    'type',
    'paidBreak',
    'shiftName',
    'source',
    'leaveType',
    'leaveTypeId',
    'leaveRequestId',
    'fullDayOff',
  ],
  { isBlank: isEmpty('start', 'end') },
);
const shiftLine = shape<ShiftLineForm>(['shiftName', 'hours'], {
  natural: (row) => String(row.shiftName),
  isBlank: isEmpty('shiftName', 'hours'),
});
const unit = shape<UnitForm>(['unitsWorked'], { natural: (row) => String(row.type) });
const AMOUNTS = ['hours', 'regularHours', 'overtimeHours', 'doubletimeHours'] as const;
const multiRate = shape<MultiRateForm>(['type', ...AMOUNTS], { natural: (row) => String(row.type).toLowerCase() });
const leaveLine = shape<LeaveAllocationForm>(['hours'], { natural: (row) => String(row.leaveTypeId) });
const customValue = shape<CustomValueForm>(['value', 'associatedValues'], {
  along: { value: ['associatedValues'] },
  natural: (row) => String(row.reqBillCostAllocId),
});

const allocation = shape<AllocationForm>(
  ['costAllocType', ...AMOUNTS, 'ptoHours', 'percentOfDay', 'pieceType', 'unitsWorked'],
  {
    lists: { multiRates: multiRate, leave: leaveLine, values: customValue },
    isBlank: (row) => {
      const { multiRates, leave, values } = row as unknown as AllocationForm;
      return (
        isEmpty(...AMOUNTS, 'ptoHours', 'percentOfDay', 'unitsWorked')(row) &&
        [...multiRates, ...leave].every((line) => isEmpty(...AMOUNTS)(line as unknown as Entry)) &&
        values.every((value) => value.value === '' || value.defaultValueSet)
      );
    },
  },
);

/** Whether nobody has entered anything into an allocation; what the engagement presets is not entered. */
export const isBlankAllocation = (row: AllocationForm): boolean =>
  allocation.isBlank?.(row as unknown as Entry) === true;

/** A day's entries. */
export const DAY_SHAPE = shape<DayForm>(
  [
    'didNotWork',
    'daily',
    'noBreakTaken',
    'hours',
    'sickHours',
    'sickDayPercent',
    'sickDay',
    'holidayHours',
    'dayOffType',
    'notes',
    'mealBreakMissedType',
    'mealBreakMissedType2',
    'shiftStartDay',
    'shiftEndDay',
  ],
  { lists: { spans: span, shiftLines: shiftLine, units: unit, allocations: allocation } },
);

/** What is entered for the whole item. */
export const ITEM_SHAPE: EntryShape = { fields: [], lists: { allocations: allocation } };

const NUMBERS = new Set([
  'hours',
  'sickHours',
  'holidayHours',
  'sickDayPercent',
  'percentOfDay',
  'unitsWorked',
  ...AMOUNTS,
]);

/** Whether two values of a field say the same; `8` and `8.00` hours do. */
export function isSameValue(field: string, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other)) return JSON.stringify(one ?? []) === JSON.stringify(other ?? []);
  if (typeof one !== 'string' || typeof other !== 'string' || !NUMBERS.has(field)) return false;
  const amount = readDecimal(one, 9);
  return amount !== null && amount === readDecimal(other, 9);
}

/** The rows of a list. */
export function rowsOf(entry: Entry | undefined, list: string): readonly Entry[] {
  return (entry?.[list] as readonly Entry[] | undefined) ?? [];
}

/** Whether two rows say the same. */
export function isSameEntry(shape: EntryShape, one: Entry, other: Entry): boolean {
  return (
    shape.fields.every((field) => isSameValue(field, one[field], other[field])) &&
    Object.entries(shape.lists).every(([list, below]) => {
      const [rows, others] = [one, other].map((entry) => rowsOf(entry, list).filter((row) => !below.isBlank?.(row)));
      return (
        rows?.length === others?.length && rows?.every((row, at) => isSameEntry(below, row, others?.[at] as Entry))
      );
    })
  );
}
