import { startApi, type TestApi } from '../testing/start-api.ts';
import { isCrossSite } from './public-origin.ts';

const own = 'https://portal.example.com';

test.each([
  [{}, false],
  [{ origin: own, 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: own }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
])('%j was sent by another site: %s', (headers, expected) => {
  expect(isCrossSite(headers, own)).toBe(expected);
});

const signIn = (portal: TestApi, headers: Record<string, string> = {}, password = 'Portal-2026') =>
  portal.client().request('POST', '/login', { body: new URLSearchParams({ userName: 'worker', password }), headers });

describe('behind a proxy', () => {
  test('cookies are Secure where the portal is reached by https, as configured or as a trusted proxy says', async () => {
    const configured = await startApi({ publicOrigin: own });
    const cookies = async (portal: TestApi, headers?: Record<string, string>) =>
      (await signIn(portal, headers)).headers.getSetCookie();
    const set = await cookies(configured);
    expect(set.length).toBeGreaterThan(3);
    expect(set.filter((cookie) => !cookie.includes('; Secure'))).toEqual([]);
    expect((await signIn(configured, { origin: own })).status).toBe(303);
    const crossSite = await signIn(configured, { origin: 'https://evil.example' });
    expect([crossSite.status, crossSite.headers.getSetCookie()]).toEqual([403, []]);
    expect(crossSite.text).toContain('<form');
    await configured.close();

    const plain = await startApi();
    expect((await cookies(plain, { 'x-forwarded-proto': 'https' })).join()).toContain('; Secure');
    expect((await cookies(plain)).join()).not.toContain('; Secure');
    await plain.close();
  });

  test.each([
    ['loopback', '203.0.113.9, 10.1.2.3', '10.1.2.3'],
    ['loopback, 10.0.0.0/8', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['loopback, 10.0.0.0/8', '198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ])('with %s trusted, "%s" comes from %s', async (trustedProxies, forwarded, address) => {
    const portal = await startApi({ trustedProxies, rateLimits: true });
    const guess = (from: string) => signIn(portal, { 'x-forwarded-for': from }, 'wrong');
    await guess(forwarded);
    await portal.api.services.db.updateTable('limit_count').set({ count: 100 }).execute();
    await portal.api.services.db
      .deleteFrom('limit_count')
      .where('ends_at', '>', new Date(Date.now() + 400_000))
      .execute();
    expect((await guess(address)).status).toBe(429);
    expect((await guess('192.0.2.77')).status).toBe(401);
    await portal.close();
  });

  test('guesses from one IPv6 network share a limit, whatever the address', async () => {
    const portal = await startApi({ trustedProxies: 'loopback', rateLimits: true });
    const guess = (from: string) => signIn(portal, { 'x-forwarded-for': from }, 'wrong');
    await guess('2001:db8:1:2::1');
    await portal.api.services.db.updateTable('limit_count').set({ count: 100 }).execute();
    await portal.api.services.db
      .deleteFrom('limit_count')
      .where('ends_at', '>', new Date(Date.now() + 400_000))
      .execute();
    expect((await guess('2001:db8:1:2:a:b:c:d')).status).toBe(429);
    expect((await guess('2001:db8:1:3::1')).status).toBe(401);
    await portal.close();
  });
});
