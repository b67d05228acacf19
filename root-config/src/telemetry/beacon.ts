import type { MonitoringEvent } from './events.ts';
import type { Trial, TriedCanary } from './trial.ts';

/** Events are sent together in one request, after this many milliseconds at the latest. */
const GATHER_MS = 5_000;
/** Browsers refuse beacons above 64 kB; so many events stay well below. */
const AT_MOST = 100;

export interface BeaconOptions {
  readonly revision: number;
  /** The share of page loads that report, 0 to 1. */
  readonly share: number;
  /** The canaries that this page load takes part in. */
  readonly canaries?: readonly TriedCanary[];
  /** @returns whether the browser has taken it */
  readonly send: (body: string) => boolean;
}

export interface Beacon {
  /**
   * Sent later, in a group of events.
   * @param route the pattern of the route it belongs to: a URL may hold private data
   */
  add(event: MonitoringEvent, route: string): void;
  /** Sent at once, with everything that waits, because a user who sees a failure may leave. */
  addUrgent(event: MonitoringEvent, route: string): void;
  flush(): void;
}

/** Gathers events and sends them. */
export function beacon({ revision, share, canaries = [], send }: BeaconOptions): Beacon {
  const counted = new Set<Trial['counts'][number]>();
  let waiting: (MonitoringEvent & { readonly route: string })[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const events = waiting.slice(0, AT_MOST);
      const counts = [...(events.some(isFailure) ? (['page', 'failed'] as const) : (['page'] as const))];
      const fresh = counts.filter((one) => !counted.has(one));
      const trial: Trial | undefined = canaries.length && fresh.length ? { canaries, counts: fresh } : undefined;
      if (!send(JSON.stringify({ revision, share, trial, events }))) break;
      for (const one of fresh) counted.add(one);
      waiting = waiting.slice(AT_MOST);
    }
  }
  function add(event: MonitoringEvent, route: string): void {
    waiting.push({ ...event, route });
    // If the browser accepts nothing, events must not fill the page's memory.
    if (waiting.length > 2 * AT_MOST) waiting.shift();
    timer ??= setTimeout(flush, GATHER_MS);
  }

  return {
    add,
    addUrgent(event, route) {
      add(event, route);
      flush();
    },
    flush,
  };
}

const isFailure = (event: MonitoringEvent) =>
  event.type === 'error' || ((event.type === 'load' || event.type === 'mount') && event.outcome === 'failed');
