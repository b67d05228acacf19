import { entryOf } from './line-entry.ts';
import type { LineForm } from './report-form.ts';
import type { ReportSetting } from './report-setting.ts';

/**
 * Lines that look as if they were entered twice: the same day, merchant and amount in the same currency. Maps the key of the later line to
 * the position of the first.
 */
export function duplicatesOf(lines: readonly LineForm[], setting: ReportSetting): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  const found = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const { spent } = entryOf(line, setting);
    const merchant = line.merchant.trim().toLowerCase();
    if (!spent || merchant === '') continue;
    const name = JSON.stringify([line.expenseDate, merchant, spent, line.currency]);
    const first = seen.get(name);
    if (first === undefined) seen.set(name, at);
    else found.set(line.key, first);
  }
  return found;
}
