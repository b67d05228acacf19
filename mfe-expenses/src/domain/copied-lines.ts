import type { LineForm } from './report-form.ts';

/** How the value of a secure field is shown: it cannot be copied. */
const MASK = '*****';

const copied = (values: LineForm['values']): LineForm['values'] =>
  values.filter(({ value }) => value !== MASK).map((value) => ({ ...value, id: null }));

interface Periods {
  /** Days of the report that is copied, and of the one it is copied to. */
  readonly before: readonly string[];
  readonly dates: readonly string[];
  readonly keyOf: (line: LineForm) => string;
}

/**
 * The lines of an earlier report as lines of this one: each on the day with the same place in its period. Receipts, reasons and rates
 * belong to what was spent then.
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
