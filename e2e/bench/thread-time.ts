import type { CDPSession } from '@playwright/test';

/** A complete event of Chromium's trace. Times in microseconds; `tdur` is what the thread itself ran, not what it waited. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What the main thread did between two marks, in milliseconds of its own time: a busy machine makes it no longer. */
export interface ThreadTime {
  /** Script, style, layout, paint: all of it. */
  readonly work: number;
  readonly script: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8.execute'];
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.callFunction']);
const TASK = /(^|::)RunTask$/;

/** Names of the user-timing marks around what is measured; set in the page by `performance.mark`. */
export const MARKS = { from: 'measured from', until: 'measured until' };

/** Records a trace while `run` runs. @returns one entry for each pair of {@link MARKS} in it */
export async function threadTimes(session: CDPSession, run: () => Promise<void>): Promise<ThreadTime[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return measured(events);
}

/** Reads the times between the marks of a trace. */
export function measured(events: readonly TraceEvent[]): ThreadTime[] {
  const marks = events.filter(({ name }) => name === MARKS.from || name === MARKS.until).sort((a, b) => a.ts - b.ts);
  return marks.flatMap((mark, index) => {
    const end = marks[index + 1];
    if (mark.name !== MARKS.from || end?.name !== MARKS.until) return [];
    const inside = events.filter(({ ph, tid, ts }) => ph === 'X' && tid === mark.tid && ts >= mark.ts && ts < end.ts);
    const script = inside.filter(({ name }) => SCRIPT.has(name));
    return [{ work: total(outermost(inside.filter(({ name }) => TASK.test(name)))), script: total(outermost(script)) }];
  });
}

/** Events that lie in no other of them: a function called by a function counts once. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const end = (event: TraceEvent) => event.ts + (event.dur ?? 0);
  let until = 0;
  return [...events]
    .sort((a, b) => a.ts - b.ts || end(b) - end(a))
    .filter((event) => {
      if (end(event) <= until) return false;
      until = end(event);
      return true;
    });
}

function total(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
