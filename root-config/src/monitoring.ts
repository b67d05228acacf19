/** Events for monitoring: web vitals and the outcome of every load, sent without holding up anybody. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { LoadEvent } from './loading/load-log.ts';
import { lazyParts, type MonitoringOptions } from './telemetry/lazy-parts.ts';

/** What travels together in one request, after this many milliseconds at the latest. */
const GATHER_MS = 5_000;
/** Browsers refuse beacons above 64 kB; so many events stay well below. */
const AT_MOST = 100;

type Sent =
  | { readonly type: 'vital'; readonly name: string; readonly value: number; readonly rating: string }
  | ({ readonly type: 'load' } & Omit<LoadEvent, 'message'>);

function startMonitoring({ endpoint, loads, revision }: MonitoringOptions): void {
  let waiting: Sent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const events = waiting.slice(0, AT_MOST);
      waiting = waiting.slice(AT_MOST);
      // The path alone: queries may hold what is nobody's business.
      const body = JSON.stringify({ revision, path: location.hash.split('?', 1)[0], events });
      navigator.sendBeacon(endpoint, new Blob([body], { type: 'application/json' }));
    }
  }
  function add(event: Sent): void {
    waiting.push(event);
    timer ??= setTimeout(send, GATHER_MS);
  }

  // Messages may carry URLs of a developer's machine; the kind is enough to count.
  const addLoad = ({ message: _, ...event }: LoadEvent) => add({ type: 'load', ...event });
  for (const event of loads.events()) addLoad(event);
  loads.subscribe(addLoad);
  const addVital = ({ name, value, rating }: Metric) =>
    add({ type: 'vital', name, value: Math.round(value * 1000) / 1000, rating });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(addVital);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

lazyParts().monitoring = startMonitoring;
