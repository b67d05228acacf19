import { readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const EVERY_MS = 500;

/**
 * Calls back once when a process that this one was started through has ended: the processes above it in its group, up to npm. npm and the
 * shells between them do not pass on the signal that ends them. Linux only; elsewhere it never calls back.
 */
export function whenStarterEnds(callback: () => void): void {
  const group = statOf(process.pid)?.group;
  const starters: number[] = [];
  for (let one = statOf(process.ppid); one && one.group === group; one = statOf(one.parent)) starters.push(one.pid);
  const timer = setInterval(() => {
    if (starters.every((pid) => statOf(pid))) return;
    clearInterval(timer);
    callback();
  }, EVERY_MS);
  timer.unref();
}

/** A running process, from proc(5). */
function statOf(pid: number): { readonly pid: number; readonly parent: number; readonly group: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in parentheses, in which anything may be.
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : { pid, parent: Number(parent), group: Number(group) };
  } catch {
    return undefined;
  }
}
