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

/** The main thread's work, in milliseconds of its own time: a busy machine makes it no longer. */
export interface ThreadTime {
  /** Script, style, layout, paint: all of it. */
  readonly work: number;
  readonly script: number;
}

/** The same before a keystroke's frame was painted, which a person waits for, and behind it, where only the next key could wait. */
export interface AroundFrame {
  readonly before: ThreadTime;
  readonly behind: ThreadTime;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8.execute'];
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.callFunction']);
const TASK = /(^|::)RunTask$/;

/** Names of the user-timing marks around what is measured; set in the page by `performance.mark`, in this order. */
export const MARKS = { from: 'measured from', painted: 'frame painted', until: 'measured until' };

/** Records a trace while `run` runs. @returns one entry for each three {@link MARKS} in it */
export async function threadTimes(session: CDPSession, run: () => Promise<void>): Promise<AroundFrame[]> {
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
function measured(events: readonly TraceEvent[]): AroundFrame[] {
  const names = Object.values(MARKS);
  const marks = events.filter(({ name }) => names.includes(name)).sort((a, b) => a.ts - b.ts);
  return marks.flatMap((from, index) => {
    const [painted, until] = marks.slice(index + 1);
    if (from.name !== MARKS.from || painted?.name !== MARKS.painted || until?.name !== MARKS.until) return [];
    const thread = events.filter(({ ph, tid }) => ph === 'X' && tid === from.tid);
    return [{ before: between(thread, from, painted), behind: between(thread, painted, until) }];
  });
}

function between(thread: readonly TraceEvent[], from: TraceEvent, until: TraceEvent): ThreadTime {
  const inside = thread.filter(({ ts }) => ts >= from.ts && ts < until.ts);
  const all = (isOne: (event: TraceEvent) => boolean) => total(outermost(inside.filter(isOne)));
  return { work: all(({ name }) => TASK.test(name)), script: all(({ name }) => SCRIPT.has(name)) };
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
