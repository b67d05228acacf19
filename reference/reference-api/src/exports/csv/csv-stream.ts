import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type Kind, rowsOf, type Table, type Value } from '../table.ts';
import { wallClock } from '../wall-clock.ts';
import { harmless } from './harmless.ts';
import { decimalMarkOf, SEPARATORS, type Separator } from './separator.ts';

/**
 * A table as CSV by RFC 4180, in UTF-8 with the mark by which Excel recognizes it (docs: exports#export-csv). It reads rows only as fast as
 * its reader takes them.
 */
export function csvStream(table: Table, separator: Separator): Readable {
  const mark = decimalMarkOf(table.locale, separator);
  const cell = (value: Value, kind: Kind): string => {
    if (value === null) return '';
    if (typeof value === 'number') return decimalText(value).replace('.', mark);
    if (kind === 'moment') return wallClock(value, table.timeZone).toISOString().slice(0, 16).replace('T', ' ');
    return kind === 'date' ? value : harmless(value);
  };
  async function* lines() {
    yield table.columns.map(({ heading }) => harmless(heading));
    for await (const row of rowsOf(table)) yield row.map((value, at) => cell(value, table.columns[at]?.kind ?? 'text'));
  }
  const writer = stringify({ bom: true, delimiter: SEPARATORS[separator], record_delimiter: '\r\n' });
  // An error of either end destroys the other one.
  pipeline(Readable.from(lines()), writer, () => {});
  return writer;
}

/** A number without an exponent and without grouping. */
const decimalText = (value: number): string =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 9 });
