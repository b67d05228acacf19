import {
  type BillingItem,
  type Charged,
  chargedTo,
  type ExpenseLine,
  type ProjectLine,
} from 'shared-client/schema/billing';

/** A line as it will be billed. */
export interface BilledLine {
  /** A label key if every item has such a line; the engagement's words, from the outside in, if it names the line. */
  readonly label?: string;
  readonly name?: readonly string[];
  /** A description, or the allocation of the hours. */
  readonly note: string;
  /** ISO date of an expense, or the due date of a project's part. */
  readonly date?: string | null;
  /** A quantity and its rate; only a rate if the quantity is shown elsewhere. */
  readonly times?: { readonly quantity: number | null; readonly rate: number };
  /** The amount in a foreign currency, with the exchange rate and its day. */
  readonly spent?: Pick<ExpenseLine, 'rate' | 'rateDay'> & { readonly amount: number; readonly currency: string };
  /** The charges of an expense. */
  readonly charged?: readonly Charged[];
  readonly hours: number | null;
  readonly units: number | null;
  /** The reason why a policy of the engagement does not apply, in the worker's words; empty if no policy is broken. */
  readonly exception: string;
  /** The approver accepted the line earlier, and it has not changed since. */
  readonly accepted: boolean;
  /** In the item's currency; null if the reader may not see it, or if the item is billed by the hour. */
  readonly amount: number | null;
}

type Item = Pick<
  BillingItem,
  | 'type'
  | 'hoursWorked'
  | 'holidayHours'
  | 'daysWorked'
  | 'billingItemDetails'
  | 'billingItemCostAllocations'
  | 'billingCostAllocation'
  | 'expenses'
  | 'adjustments'
>;

/** The lines of an item: hours by rate and by allocation, pieces, expenses, a project's parts, adjustments. */
export function billedLines(item: Item, project: readonly ProjectLine[] = []): BilledLine[] {
  const lines = [
    ...item.expenses.map((one) => ({
      ...ofAmount([one.category, one.expenseType], one.amount),
      date: one.expenseDate,
      note: [one.merchant, one.description].filter(Boolean).join(' · '),
      ...spent(one),
      charged: chargedTo(one),
      exception: one.exceptionReason ?? '',
      accepted: one.accepted,
    })),
    ...project.map((one) => ({ ...ofAmount([one.name], one.amount), ...quantity(one) })),
    ...item.adjustments.map((one) => ofAmount([one.description], one.amount)),
  ];
  if (item.type !== 'TIME') return lines;
  const time = merged([...allocationLines(item), ...pieceLines(item)]);
  const worked: BilledLine[] =
    time.length > 0 || !item.hoursWorked ? [] : [ofHours('LBL_AP_REGULAR', '', item.hoursWorked)];
  const holiday = item.holidayHours ? [ofHours('LBL_AP_HOLIDAY_TOTAL', '', item.holidayHours)] : [];
  return [...worked, ...time, ...holiday];
}

const ofHours = (label: string, note: string, hours: number, amount: number | null = null): BilledLine => ({
  label,
  note,
  hours,
  units: null,
  exception: '',
  accepted: false,
  amount,
});

const spent = ({ spentAmount, spentCurrency, rate, rateDay }: ExpenseLine): Pick<BilledLine, 'spent'> =>
  spentAmount === null || spentCurrency === null
    ? {}
    : { spent: { amount: spentAmount, currency: spentCurrency, rate, rateDay } };

const ofAmount = (name: readonly (string | null)[], amount: number): BilledLine => ({
  name: name.flatMap((part) => part || []),
  note: '',
  hours: null,
  units: null,
  exception: '',
  accepted: false,
  amount,
});

const quantity = ({ quantity: count, rate, dueDate }: ProjectLine): Pick<BilledLine, 'date' | 'times'> =>
  count !== null && count !== 1 && rate !== null ? { times: { quantity: count, rate } } : { date: dueDate };

/** Allocations of the whole period. An item has the same ones under both names. */
export const allocationsOfItem = ({
  billingItemCostAllocations,
  billingCostAllocation,
}: Pick<Item, 'billingItemCostAllocations' | 'billingCostAllocation'>): BillingItem['billingCostAllocation'] =>
  billingItemCostAllocations.length > 0 ? billingItemCostAllocations : billingCostAllocation;

function allocationLines(item: Item): BilledLine[] {
  const ofDays = item.billingItemDetails.flatMap((day) => day.billingCostAllocation);
  return [...ofDays, ...allocationsOfItem(item)].flatMap((row) => {
    const note = [row.pieceType, ...row.costAllocationValues.map(({ value }) => value)].filter(Boolean).join(' · ');
    const own: [string, number | null][] = [
      ['LBL_AP_REGULAR', row.hours],
      ['LBL_AP_REGULAR', row.regularHours],
      ['LBL_AP_OVERTIME', row.overtimeHours],
      ['LBL_AP_DOUBLETIME', row.doubletimeHours],
      ['LBL_AP_PTO', row.ptoHours],
    ];
    return [
      ...own.flatMap(([label, hours]) => (hours ? [ofHours(label, note, hours)] : [])),
      ...row.costAllocationMultiRates.flatMap((rate): BilledLine[] => {
        const at = [rate.type, note].filter(Boolean).join(' · ');
        const split: [string, number | null, number | null][] = [
          ['LBL_AP_REGULAR', rate.regHrs, rate.regularHourAmount],
          ['LBL_AP_OVERTIME', rate.otHrs, rate.overtimeHourAmount],
          ['LBL_AP_DOUBLETIME', rate.dtHrs, rate.doubletimeHourAmount],
        ];
        return split.flatMap(([label, hours, amount]) => (hours ? [ofHours(label, at, hours, amount)] : []));
      }),
    ];
  });
}

const pieceLines = (item: Item): BilledLine[] =>
  item.billingItemDetails.flatMap((day) =>
    (day.timeEntry?.pieceTypes ?? []).flatMap((piece): BilledLine[] =>
      piece.unitsWorked
        ? [
            {
              name: [piece.type ?? ''],
              note: '',
              ...(piece.billRate == null ? {} : { times: { quantity: null, rate: piece.billRate } }),
              hours: null,
              units: piece.unitsWorked,
              exception: '',
              accepted: false,
              amount: piece.billAmount,
            },
          ]
        : [],
    ),
  );

/** Merges lines with the same name. Sums are in hundredths, so that no cent is lost. */
function merged(lines: readonly BilledLine[]): BilledLine[] {
  const groups = Map.groupBy(lines, ({ label, name, note, times }) => JSON.stringify([label, name, note, times]));
  const sum = (own: readonly BilledLine[], field: 'hours' | 'units' | 'amount'): number | null => {
    const known = own.flatMap((line) => line[field] ?? []);
    return known.length === 0 ? null : known.reduce((total, one) => total + Math.round(one * 100), 0) / 100;
  };
  return [...groups.values()].flatMap((own): BilledLine[] =>
    own[0] ? [{ ...own[0], hours: sum(own, 'hours'), units: sum(own, 'units'), amount: sum(own, 'amount') }] : [],
  );
}
