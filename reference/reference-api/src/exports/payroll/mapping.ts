import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { PayrollBatchLine } from 'shared-client/schema/payroll';
import * as v from 'valibot';
import { harmless } from '../csv/harmless.ts';
import { SEPARATORS } from '../csv/separator.ts';

/** The values that a column of a payroll file can have. */
const FIELDS = [
  ...([
    'batchNumber',
    'lineNumber',
    'kind',
    'itemNumber',
    'itemType',
    'workerId',
    'workerName',
    'engagementId',
  ] as const),
  ...([
    'engagement',
    'supplier',
    'periodStart',
    'periodEnd',
    'minutes',
    'hours',
    'overtimeHours',
    'doubletimeHours',
    'ptoHours',
    'days',
    'units',
    'amount',
  ] as const),
  ...(['currency', 'approvedOn', 'approver'] as const),
];
type Field = (typeof FIELDS)[number];

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** How a company's payroll reads a file, as an operator defines it (docs: exports#payroll-mapping). */
export const payrollMapping = v.strictObject({
  separator: v.optional(v.picklist(['comma', 'semicolon', 'tab']), 'comma'),
  decimalMark: v.optional(v.picklist(['.', ',']), '.'),
  /** The parts of a date: `YYYYMMDD`, `DD.MM.YYYY`. */
  date: v.optional(
    v.pipe(v.string(), v.regex(/^[^\w]*(?:(?:YYYY|MM|DD)[^\w]*){3}$/, 'a date has YYYY, MM and DD')),
    'YYYY-MM-DD',
  ),
  heading: v.optional(v.boolean(), true),
  mark: v.optional(v.boolean(), false),
  columns: v.pipe(
    v.array(
      v.strictObject({
        heading: name,
        /** A value of the line, or the same text in each. */
        field: v.optional(v.picklist(FIELDS)),
        text: v.optional(v.pipe(v.string(), v.maxLength(100))),
        /** Words of the file for those of the portal: `{ "TIME": "100" }`. */
        words: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(100)))),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
    v.everyItem(({ field, text }) => (field === undefined) !== (text === undefined), 'a column has a field or a text'),
  ),
});
export type PayrollMapping = v.InferOutput<typeof payrollMapping>;

/** The mapping of a company without one: every value, under its own name. */
export const USUAL_MAPPING: PayrollMapping = v.parse(payrollMapping, {
  columns: FIELDS.map((field) => ({ heading: field, field })),
});

export interface NumberedLine extends PayrollBatchLine {
  readonly batchNumber: number;
}

/** The file of lines by a mapping. The same lines and the same mapping are the same bytes. It reads lines only as fast as its reader takes them. */
export function payrollFile(lines: AsyncIterable<NumberedLine>, mapping: PayrollMapping): Readable {
  const { separator, decimalMark, heading, mark, columns } = mapping;
  const decimal = (text: string) => text.replace('.', decimalMark);
  const date = (day: string | null) =>
    day === null
      ? ''
      : mapping.date.replace('YYYY', day.slice(0, 4)).replace('MM', day.slice(5, 7)).replace('DD', day.slice(8));
  const cell = ({ field, text, words }: PayrollMapping['columns'][number], line: NumberedLine): string => {
    if (field === undefined) return text ?? '';
    const value = wordOf(field, line, { decimal, date });
    return words?.[value] ?? value;
  };
  async function* rows() {
    if (heading) yield columns.map((column) => column.heading);
    for await (const line of lines) yield columns.map((column) => cell(column, line));
  }
  const writer = stringify({ bom: mark, delimiter: SEPARATORS[separator], record_delimiter: '\r\n' });
  // An error of either end destroys the other one.
  pipeline(Readable.from(rows()), writer, () => {});
  return writer;
}

interface Written {
  decimal(text: string): string;
  date(day: string | null): string;
}

function wordOf(field: Field, line: NumberedLine, { decimal, date }: Written): string {
  const { facts } = line;
  const hours = (minutes: number) => decimal((minutes / 60).toFixed(2));
  switch (field) {
    case 'batchNumber':
    case 'lineNumber':
      return String(line[field]);
    case 'kind':
      return line.kind;
    case 'itemNumber':
      return String(line.billingItemId);
    case 'hours':
      return hours(facts.minutes);
    case 'overtimeHours':
      return hours(facts.overtimeMinutes);
    case 'doubletimeHours':
      return hours(facts.doubletimeMinutes);
    case 'ptoHours':
      return hours(facts.ptoMinutes);
    case 'days':
    case 'units':
      return decimal(String(facts[field]));
    case 'minutes':
    case 'workerId':
    case 'engagementId':
      return String(facts[field]);
    case 'amount':
      return facts.amount === null ? '' : decimal(facts.amount);
    case 'periodStart':
    case 'periodEnd':
    case 'approvedOn':
      return date(facts[field]);
    default:
      return harmless(facts[field] ?? '');
  }
}
