import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** At this size the file is rotated. */
const FULL_BYTES = 10_000_000;

/** Appends browsers' reports to `monitoring.ndjson` in the data folder, one JSON document per line. */
export function monitoringLog(dataDir: string, fullBytes = FULL_BYTES): (line: string) => void {
  const file = join(dataDir, 'monitoring.ndjson');
  let hasWarned = false;
  return (line) => {
    try {
      mkdirSync(dataDir, { recursive: true });
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > fullBytes) renameSync(file, `${file}.1`);
      appendFileSync(file, `${line}\n`);
    } catch (error) {
      if (!hasWarned) console.error(`Monitoring is not kept: ${file} cannot be written (${(error as Error).message}).`);
      hasWarned = true;
    }
  };
}
