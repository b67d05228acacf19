import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * The processor time of a process and of all its descendants that have ended, in seconds, from its `/proc/PID/stat`: the fields utime,
 * stime, cutime and cstime of proc(5).
 */
export function secondsInStat(stat: string): number {
  // The second field is the command in parentheses, in which anything may be.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

/**
 * The processor time of this process and of those that it has started and that have ended, in seconds; undefined where there is no proc(5).
 */
export function processorSeconds(): number | undefined {
  try {
    return secondsInStat(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}
