import { type IncomingMessage, Server } from 'node:http';
import { clockAhead, setClockAhead } from './clock.ts';
import { chance, stressPlan } from './plan.ts';

/**
 * Preloaded in every process of a stressed run: delays the responses of its HTTP servers. A request that went through another such server
 * (a test's own in front of the portal) is delayed only once.
 */
const LATE_AT_MOST_MS = 1_500;
const PASSED = 'x-stressed';

setClockAhead(clockAhead(process.env));

const { kinds, seed } = stressPlan(process.env);
const asked = new Map<string, number>();

function lateBy(path: string): number {
  const isLate = /\.m?js$/.test(path)
    ? kinds.has('scripts') && !path.includes('/sb-')
    : kinds.has('answers') && /^\/(wand2|generic)\//.test(path);
  if (!isLate) return 0;
  const time = asked.get(path) ?? 0;
  asked.set(path, time + 1);
  // A third is on time, because requests that overtake earlier ones find races.
  return chance(seed, 'is late', path, time) < 1 / 3 ? 0 : chance(seed, path, time) * LATE_AT_MOST_MS;
}

const stressed = globalThis as typeof globalThis & { isStressed?: boolean };
if (!stressed.isStressed && (kinds.has('scripts') || kinds.has('answers'))) {
  stressed.isStressed = true;
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...rest: unknown[]) {
    const now = () => Reflect.apply(emit, this, [event, ...rest]) as boolean;
    const request = rest[0] as IncomingMessage | undefined;
    if (event !== 'request' || !request?.url || request.headers[PASSED]) return now();
    const wait = lateBy(new URL(request.url, 'http://localhost').pathname);
    if (!wait) return now();
    request.headers[PASSED] = '1';
    setTimeout(now, wait);
    return true;
  };
}
