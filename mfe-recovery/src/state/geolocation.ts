import type { Place } from 'shared-client/recovery';
import * as v from 'valibot';

const BUDGET_MS = 2000;

const locationResponse = v.object({
  location: v.object({
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
});

/**
 * The user's approximate location from the configured service. It makes one attempt of at most two seconds, and returns no location on any
 * failure (docs: recovery#recovery-geolocation; best effort). Never rejects.
 *
 * @param key requests the service's key from the server; undefined if the deployment has none
 */
export async function locate(service: string | undefined, key: () => Promise<string | undefined>): Promise<Place> {
  if (service === undefined) return {};
  const signal = AbortSignal.timeout(BUDGET_MS);
  const givenUp = new Promise<Place>((resolve) => signal.addEventListener('abort', () => resolve({})));
  return Promise.race([ask(service, key, signal).catch(() => ({})), givenUp]);
}

async function ask(service: string, key: () => Promise<string | undefined>, signal: AbortSignal): Promise<Place> {
  const secret = await key();
  if (secret === undefined) return {};
  const url = new URL(service);
  url.searchParams.set('key', secret);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ considerIp: true }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (!response.ok) return {};
  const { location } = v.parse(locationResponse, await response.json());
  return { latitude: location.lat, longitude: location.lng };
}
