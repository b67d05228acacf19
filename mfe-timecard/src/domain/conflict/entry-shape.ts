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

/** The fields that a person enters in one kind of row. The rest of a row (its name, its ids) is not an entry. */
export interface EntryShape {
  readonly fields: readonly string[];
  readonly lists: Readonly<Record<string, EntryShape>>;
  /** Fields that are chosen together with another, by its name. They mean nothing without it. */
  readonly along?: Readonly<Record<string, readonly string[]>>;
  /** The natural key of a row to which the server gives no lasting id; undefined: matched by id alone. */
  readonly natural?: (row: Entry) => string;
  /** Whether the row is empty, so that it counts as absent. Without it, every row of the kind counts. */
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

/** Whether nothing has been entered into an allocation. Values that the engagement presets do not count. */
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

/** The entries of the whole item. */
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

/** Whether two values of a field are equal; `8` and `8.00` hours are. */
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

/** Whether two rows have equal entries. */
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
