import type {
  AdjustmentLine,
  BillingItemSummary,
  ExpenseLine,
  GeneralInfo,
  ProjectLine,
} from 'shared-client/schema/billing';
import { dayMinutes, hoursOf, unitsOfDay } from 'shared-validators/timecard';
import type { WorkedDay } from '../../billing/timecard/worked-day.ts';
import { reasonLabel, statusLabel, typeLabel } from '../lists/item-labels.ts';
import type { Figures } from './figures.ts';
import type { Sheet } from './sheet.ts';

/** An item with what its detail page shows. */
export interface PrintedItem {
  readonly info: GeneralInfo;
  readonly days: readonly WorkedDay[];
  readonly lines: readonly unknown[];
  readonly fileNames: readonly string[];
}

type Text = (label: string, values?: Readonly<Record<string, string>>) => string;

/** The sheet of an item: its head, its days or lines, its totals, its files (docs: exports#pdf-sheet). */
export function sheetOfItem({ info, days, lines, fileNames }: PrintedItem, text: Text, figures: Figures): Sheet {
  const body = bodyOf(info, { days, lines }, text, figures);
  const [from, until] = [figures.day(info.periodStartDate), figures.day(info.periodEndDate)];
  const period = figures.range(text('LBL_FROM_TO', { from, until }));
  const status = text(statusLabel(info.status));
  const facts: [string, string | null | undefined][] = [
    ['LBL_WORKER', info.workerName],
    ['LBL_PERIOD', period],
    ['LBL_ENGAGEMENT', info.reqName],
    ['LBL_JOB_TITLE', info.jobTitle],
    ['LBL_CLIENT', info.clientName],
    ['LBL_SUPPLIER', info.supplierName],
    ['LBL_MANAGER', info.managerName],
    ['LBL_LOCATION', info.workLocation],
    ['LBL_SUBMITTED', figures.facts(apart([info.submittedBy, info.submittedDate && figures.day(info.submittedDate)]))],
    ['LBL_APPROVER', figures.facts(apart([info.approverName, info.dateApproved && figures.day(info.dateApproved)]))],
  ];
  return {
    title:
      info.type === 'TIME'
        ? text('LBL_TIMECARD_NUMBER', { id: String(info.billingItemId) })
        : `${text(typeLabel(info.type))} ${info.billingItemId}`,
    subtitle: beside([info.workerName, period], ' · '),
    status: info.statusReason ? `${status} · ${text(reasonLabel(info.statusReason))}` : status,
    facts: facts.flatMap(([label, value]) => (value ? [[text(label), value] as const] : [])),
    ...body,
    notes: info.rejectionReason ? [text('LBL_REJECTED_REASON', { reason: info.rejectionReason })] : [],
    files: fileNames.length > 0 ? { heading: text('LBL_ATTACHMENTS'), names: figures.facts(fileNames) } : null,
  };
}

/** Parts of a line, each in a direction of its own: a name and a date after it do not mix where it is written from right to left. */
const apart = (parts: readonly (string | null | undefined)[]): string[] =>
  parts.flatMap((part) => (part ? [`\u2068${part}\u2069`] : []));

const beside = (parts: readonly (string | null | undefined)[], separator: string): string =>
  apart(parts).join(separator);

type Body = Pick<Sheet, 'columns' | 'rows' | 'totals'>;

function bodyOf(
  info: GeneralInfo,
  { days, lines }: Pick<PrintedItem, 'days' | 'lines'>,
  text: Text,
  figures: Figures,
): Body {
  const currency = info.currency ?? 'USD';
  switch (info.type) {
    case 'TIME':
      return timeBody(info, days, text, figures);
    case 'EXPENSE':
      return expenseBody(lines as readonly ExpenseLine[], currency, text, figures);
    case 'PROJECT':
      return projectBody(lines as readonly ProjectLine[], currency, text, figures);
    default:
      return adjustmentBody(lines as readonly AdjustmentLine[], currency, text, figures);
  }
}

function timeBody(info: BillingItemSummary, days: readonly WorkedDay[], text: Text, figures: Figures): Body {
  const precision = info.hourDecimalPrecision ?? 2;
  const hours = (minutes: number) => figures.number(hoursOf(minutes, precision) ?? 0, precision);
  const rows = days.map((day) => {
    const { worked, sick, unpaid } = dayMinutes(day, day.timeEntry.shiftNumber !== null);
    const units = unitsOfDay(day) / 1e9;
    const times = day.timeEntrySpanDtos.flatMap(({ startTimeStr, endTimeStr, timeEntrySpanType }) => {
      if (!startTimeStr || !endTimeStr) return [];
      const span = text('LBL_FROM_TO', { from: figures.clock(startTimeStr), until: figures.clock(endTimeStr) });
      return [
        timeEntrySpanType && timeEntrySpanType !== 'Labor' ? `${span} (${spanType(timeEntrySpanType, text)})` : span,
      ];
    });
    const said = [
      day.didNotWork ? text('LBL_DID_NOT_WORK') : '',
      day.timeEntry.sickDay ? text('LBL_SICK_DAY') : '',
      sick ? `${text('LBL_SICK')} ${hours(sick)}` : '',
      unpaid ? `${text('LBL_UNPAID_LEAVE')} ${hours(unpaid)}` : '',
      day.timeEntry.holiday ? text('LBL_HOLIDAY') : '',
      day.noBreakTaken ? text('LBL_NO_LUNCH') : '',
      day.didNotWork ? '' : (day.timeEntry.notes ?? ''),
    ];
    const figure =
      worked > 0 ? hours(worked) : units > 0 ? figures.number(units, 0) : day.daily && !day.didNotWork ? '1' : '–';
    return [figures.weekday(day.workedDate), times.join('\n'), said.filter(Boolean).join('. '), figure];
  });
  const isInUnits = Boolean(info.unitsWorked) && !info.hoursWorked;
  const isInDays = Boolean(info.daysWorked) && !info.hoursWorked && !info.unitsWorked;
  const figure = isInUnits ? 'LBL_UNITS_COLUMN' : isInDays ? 'LBL_DAYS' : 'LBL_HOURS_COLUMN';
  const total = isInUnits ? info.unitsWorked : isInDays ? info.daysWorked : info.hoursWorked;
  return {
    columns: [
      { heading: text('LBL_DATE'), share: 18 },
      { heading: text('LBL_FILE_TIMES'), share: 38 },
      { heading: text('LBL_EXPENSE_NOTES'), share: 32 },
      { heading: text(figure), share: 12, isFigure: true },
    ],
    rows,
    totals: [[text('LBL_TOTAL'), figures.number(total ?? 0, isInUnits || isInDays ? 0 : precision)]],
  };
}

function expenseBody(lines: readonly ExpenseLine[], currency: string, text: Text, figures: Figures): Body {
  const rows = lines.map((line) => {
    const spent = line.spentAmount && line.spentCurrency ? figures.money(line.spentAmount, line.spentCurrency) : '';
    const unit = line.quantity && line.unit ? `${figures.number(line.quantity, 0)} ${line.unit}` : '';
    return [
      figures.day(line.expenseDate),
      figures.facts([word('CATEGORY', line.category, text), word('TYPE', line.expenseType, text)]),
      beside([line.merchant, line.description, line.exceptionReason], '. '),
      spent || unit,
      figures.money(line.amount, currency),
    ];
  });
  const paid = sumOf(lines.map(({ payAmount, amount }) => payAmount ?? amount));
  const sum = sumOf(lines.map(({ amount }) => amount));
  return {
    columns: [
      { heading: text('LBL_DATE'), share: 16 },
      { heading: text('LBL_CATEGORY'), share: 22 },
      { heading: text('LBL_DESCRIPTION'), share: 30 },
      { heading: text('LBL_FILE_SPENT'), share: 15, isFigure: true },
      { heading: text('LBL_AMOUNT'), share: 17, isFigure: true },
    ],
    rows,
    totals: [
      [text('LBL_TOTAL'), figures.money(sum, currency)],
      ...(paid === sum ? [] : [[text('LBL_FILE_PAID_BACK'), figures.money(paid, currency)] as const]),
    ],
  };
}

function projectBody(lines: readonly ProjectLine[], currency: string, text: Text, figures: Figures): Body {
  return {
    columns: [
      { heading: text('LBL_DESCRIPTION'), share: 50 },
      { heading: text('LBL_QUANTITY'), share: 15, isFigure: true },
      { heading: text('LBL_FILE_RATE'), share: 15, isFigure: true },
      { heading: text('LBL_AMOUNT'), share: 20, isFigure: true },
    ],
    rows: lines.map(({ name, quantity, rate, amount }) => [
      name,
      typeof quantity === 'number' ? figures.number(quantity, 0) : '',
      typeof rate === 'number' ? figures.money(rate, currency) : '',
      figures.money(amount, currency),
    ]),
    totals: [[text('LBL_TOTAL'), figures.money(sumOf(lines.map(({ amount }) => amount)), currency)]],
  };
}

function adjustmentBody(lines: readonly AdjustmentLine[], currency: string, text: Text, figures: Figures): Body {
  return {
    columns: [
      { heading: text('LBL_DESCRIPTION'), share: 75 },
      { heading: text('LBL_AMOUNT'), share: 25, isFigure: true },
    ],
    rows: lines.map(({ description, amount }) => [description ?? '', figures.money(amount, currency)]),
    totals: [[text('LBL_TOTAL'), figures.money(sumOf(lines.map(({ amount }) => amount)), currency)]],
  };
}

const SPAN_LABELS = new Map([
  ['Lunch', 'LBL_LUNCH'],
  ['Paid Break', 'LBL_PAID_BREAK'],
  ['Sick', 'LBL_SICK'],
  ['PTO', 'LBL_PTO'],
  ['Unpaid Leave', 'LBL_UNPAID_LEAVE'],
]);

/** The type of a span. A type of the engagement is a name, and is not translated. */
function spanType(type: string, text: Text): string {
  const label = SPAN_LABELS.get(type);
  return label ? text(label) : type;
}

/** A category or a type of an expense in the reader's language; a name that has no text as it is. */
function word(kind: 'CATEGORY' | 'TYPE', name: string, text: Text): string {
  const label = `LBL_EXPENSE_${kind}_${name.toUpperCase().replaceAll(/[^A-Z]+/g, '_')}`;
  const said = text(label);
  return said === label ? name : said;
}

/** The sum of amounts, to the cent. */
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
