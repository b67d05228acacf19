import { jest } from '@jest/globals';
import { locate } from './geolocation.ts';

const service = 'https://geolocation.example.com/v1/geolocate';
const key = async () => 'k';
const fetchOf = (response: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(response);

afterEach(() => jest.restoreAllMocks());

test('nobody is located where no service is configured: neither the key nor the service is asked (docs: recovery#recovery-geolocation)', async () => {
  const fetched = fetchOf(async () => Response.json({}));
  const asked = jest.fn(key);
  expect(await locate(undefined, asked)).toEqual({});
  expect(asked).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

test('the service is asked once, by POST with considerIp, without the page or its cookies', async () => {
  const fetched = fetchOf(async () => Response.json({ location: { lat: 34.05, lng: -118.24 } }));
  expect(await locate(service, key)).toEqual({ latitude: 34.05, longitude: -118.24 });
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(String(url)).toBe(`${service}?key=k`);
  expect(request).toMatchObject({
    method: 'POST',
    body: '{"considerIp":true}',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
});

test.each<[string, () => Promise<Response>]>([
  ['it refuses', async () => new Response('', { status: 403 })],
  ['it cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['it returns no JSON', async () => new Response('<html>')],
  ['it returns something else', async () => Response.json({ location: { lat: '34', lng: null } })],
  ['it returns a place that is none', async () => Response.json({ location: { lat: 91, lng: 0 } })],
])('nowhere when %s', async (_name, response) => {
  fetchOf(response);
  expect(await locate(service, key)).toEqual({});
});

test('nowhere without a key, or when the key cannot be had', async () => {
  const fetched = fetchOf(async () => Response.json({}));
  expect(await locate(service, async () => undefined)).toEqual({});
  expect(await locate(service, () => Promise.reject(new Error('no')))).toEqual({});
  expect(fetched).not.toHaveBeenCalled();
});

test('after two seconds it is given up (docs: recovery#recovery-geolocation)', async () => {
  fetchOf(() => new Promise(() => {}));
  const clock = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const place = locate(service, key);
  expect(timeout).toHaveBeenCalledWith(2_000);
  clock.abort();
  expect(await place).toEqual({});
});
