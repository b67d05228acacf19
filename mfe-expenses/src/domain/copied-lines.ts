import type { LineForm } from './report-form.ts';

/** The masked value of a secure field, which cannot be copied. */
const MASK = '*****';

const copied = (values: LineForm['values']): LineForm['values'] =>
  values.filter(({ value }) => value !== MASK).map((value) => ({ ...value, id: null }));

interface Periods {
  /** The days of the copied report's period, and those of the report it is copied to. */
  readonly before: readonly string[];
  readonly dates: readonly string[];
  readonly keyOf: (line: LineForm) => string;
}

/**
 * Copies the lines of an earlier report, each to the day at the same position in this period. Receipts, reasons and rates are not copied,
 * because they belong to the earlier expense.
 */
export function copiedLines(lines: readonly LineForm[], { before, dates, keyOf }: Periods): readonly LineForm[] {
  return lines.map((line) => {
    const at = Math.max(0, before.indexOf(line.expenseDate));
    return {
      ...line,
      key: keyOf(line),
      id: null,
      expenseDate: dates[Math.min(at, dates.length - 1)] ?? '',
      receiptKey: null,
      exceptionReason: '',
      frozen: null,
      frozenUnit: null,
      rejectionReason: null,
      values: copied(line.values),
      split: line.split && {
        ...line.split,
        parts: line.split.parts.map((part) => ({ ...part, id: null, values: copied(part.values) })),
      },
    };
  });
}
