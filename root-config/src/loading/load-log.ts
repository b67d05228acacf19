import type { LoadFailure } from './load-failure.ts';

/** The outcome of a load, for the health panel and for monitoring. */
export interface LoadEvent {
  /** `mfe_timecard/add-time` */
  readonly request: string;
  readonly outcome: 'loaded' | 'failed';
  /** The duration in milliseconds; 0 for a failure. */
  readonly ms: number;
  readonly kind?: string;
  readonly message?: string;
  /** Since the page began, in milliseconds. */
  readonly at: number;
}

/** Enough to see what happened; limited, because a page that fails for hours must not grow. */
const KEPT = 200;

const events: LoadEvent[] = [];
const listeners = new Set<(event: LoadEvent) => void>();

function add(event: Omit<LoadEvent, 'at'>): void {
  const full = { ...event, at: Math.round(performance.now()) };
  events.push(full);
  if (events.length > KEPT) events.shift();
  for (const listener of listeners) listener(full);
}

/** The page's loads so far. */
export const loadLog = {
  loaded: (request: string, ms: number) => add({ request, outcome: 'loaded', ms: Math.round(ms) }),
  failed: (request: string, { kind, message }: LoadFailure) =>
    add({ request, outcome: 'failed', ms: 0, kind, message }),
  events: (): readonly LoadEvent[] => events,
  subscribe(listener: (event: LoadEvent) => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
