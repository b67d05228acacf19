import type { CDPSession } from '@playwright/test';

/** One keystroke, in ms: main-thread work until it was painted, the part of it that was script, and wall-clock time. */
export interface Keystroke {
  readonly work: number;
  readonly script: number;
  readonly paint: number;
  /** Main-thread work after that frame and before the next key, and the part of it that was script. Only a faster key waits for it. */
  readonly workBehind: number;
  readonly scriptBehind: number;
}

/** The properties of a trace event that are read; µs. `tdur` is the time the thread ran, without other work of the machine. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'ProxyMain::BeginMainFrame';
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'v8.callFunction']);
/** µs after a key within which its frame comes; a later frame belongs to the caret. */
const PATIENCE = 300_000;

/** Traces while `act` presses keys. */
export async function traced(cdp: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'blink', 'cc'] },
  });
  await act();
  const complete = new Promise((resolve) => {
    cdp.once('Tracing.tracingComplete', resolve);
  });
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

/**
 * The keystrokes of a trace. Each lasts from its keydown to the end of the frame that shows it, which is the first one after its `input`
 * event (a letter's comes with keydown, a tick's with keyup), or after its `beforeinput` if the field writes the letter itself and there is
 * no `input`. Work after that frame is counted separately.
 */
export function keystrokesOf(events: readonly TraceEvent[]): Keystroke[] {
  const isKey = (type: string) => (event: TraceEvent) =>
    event.name === 'EventDispatch' && event.ph === 'X' && event.args?.data?.type === type;
  const first = events.find(isKey('keydown'));
  const main = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first?.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  const downs = main.filter(isKey('keydown'));
  const ups = main.filter(isKey('keyup'));
  const inputs = main.filter(isKey('input'));
  const intended = main.filter(isKey('beforeinput'));
  const frames = main.filter(({ name }) => name === FRAME);
  return downs.flatMap((down, at) => {
    const until = downs[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const isOf = ({ ts }: TraceEvent) => ts >= down.ts && ts < until;
    const change = inputs.find(isOf) ?? intended.find(isOf) ?? ups.find(isOf) ?? down;
    const own = frames.filter(({ ts }) => ts > down.ts && ts < Math.min(until, change.ts + PATIENCE));
    const frame = own.find(({ ts }) => ts >= change.ts) ?? own.at(-1);
    if (frame === undefined) return [];
    const end = frame.ts + (frame.dur ?? 0);
    const within = main.filter((event) => event.ts + (event.dur ?? 0) > down.ts && event.ts < end);
    const behind = main.filter(({ ts, dur = 0 }) => ts >= end && ts + dur < until);
    return [
      {
        work: ran(within.filter(isTask)),
        script: ran(outermost(within.filter(isScript))),
        paint: (end - down.ts) / 1000,
        workBehind: ran(behind.filter(isTask)),
        scriptBehind: ran(outermost(behind.filter(isScript))),
      },
    ];
  });
}

const isTask = ({ name }: TraceEvent): boolean => name === TASK;
const isScript = ({ name }: TraceEvent): boolean => SCRIPT.has(name);

function ran(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** Drops functions that are called within another one, because they are included in it. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** The value below which a share of all values lies; `Number.NaN` if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
