import type { CALL_FAILED } from 'shared-client';
import { page } from 'shared-session';
import type { CRASHED } from 'shared-session/micro-frontend';
import type { LoadEvent } from '../loading/load-log.ts';
import type { PlacedApplication } from '../routes/route-table.ts';
import { BLOCKED_MS, LONG_FRAME } from './heartbeat.ts';

const crashed: typeof CRASHED = 'portal-crashed';
const callFailed: typeof CALL_FAILED = 'portal-call-failed';

/** Limited, because a page that fails for hours must not grow. */
const KEPT = 200;

/** The browser's entry for a frame that took long; TypeScript's library has none. */
export interface LongFrame extends PerformanceEntry {
  readonly blockingDuration: number;
  readonly scripts: readonly { duration: number; sourceURL: string; sourceCharPosition: number }[];
}

/** The outcome of an application in its region. */
export interface RegionNote {
  readonly state: 'shown' | 'failed' | 'hidden';
  readonly application: PlacedApplication;
  readonly ms?: number;
  readonly kind?: string;
  readonly error?: unknown;
}

/** Something to be reported to monitoring, as it was when it happened. */
export interface Note {
  /** Since the page began, in milliseconds. */
  readonly at: number;
  /** The pattern of the route that was shown. */
  readonly route: string;
  /** The version that was in use of the micro-frontend whose load or region it is. */
  readonly version?: string | undefined;
  readonly load?: LoadEvent;
  readonly region?: RegionNote;
  readonly frame?: LongFrame;
  /** An error, a rejection, a policy violation, a crash, or a call that the server and its caller do not agree on. */
  readonly event?: Event;
}

export interface EarlyNotes {
  load(event: LoadEvent): void;
  region(note: RegionNote): void;
  /** Passes on what was stored, and from now on everything at once. */
  take(taker: (note: Note) => void): void;
  /** Hands over what was stored to a last report; undefined once the reporting code is there. */
  handOver(): readonly Note[] | undefined;
}

const isFailure = ({ event, frame, load, region }: Note) =>
  Boolean(event || frame || load?.outcome === 'failed' || region?.state === 'failed');

/**
 * Stores what happens until the reporting code is loaded, which is too large for the page's first scripts.
 * @param versionOf the version in use of a micro-frontend
 * @param onFailure called at every failure that nobody takes yet
 */
export function earlyNotes(versionOf: (name: string) => string | undefined, onFailure: () => void): EarlyNotes {
  const kept: Note[] = [];
  let taker: ((note: Note) => void) | undefined;

  function keep(what: Partial<Note>, request = ''): void {
    const version = versionOf(request.split('/', 1)[0] ?? '');
    const note: Note = { ...what, at: performance.now(), route: page.getState().route, version };
    if (taker) {
      taker(note);
      return;
    }
    if (kept.length < KEPT) kept.push(note);
    if (isFailure(note)) onFailure();
  }

  for (const type of [callFailed, 'error', 'unhandledrejection', 'securitypolicyviolation', crashed])
    addEventListener(type, (event) => keep({ event }));
  if (PerformanceObserver.supportedEntryTypes.includes(LONG_FRAME)) {
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as LongFrame[]) if (frame.blockingDuration >= BLOCKED_MS) keep({ frame });
    }).observe({ type: LONG_FRAME, buffered: true });
  }

  return {
    load: (load) => keep({ load }, load.request),
    region: (region) => keep({ region }, region.application.request),
    take(next) {
      taker = next;
      for (const note of kept.splice(0)) next(note);
    },
    handOver: () => (taker ? undefined : kept.splice(0)),
  };
}
