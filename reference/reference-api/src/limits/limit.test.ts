import { startApi } from '../testing/start-api.ts';
import { forget, giveBack, type Limit, take } from './limit.ts';

const portal = await startApi();
afterAll(() => portal.close());
const { services } = portal.api;

let made = 0;
const limitOf = (max: number): Limit => ({ key: ['test', made++], max, windowSeconds: 60 });

test('so many uses pass in a window, and the next one says how long to wait', async () => {
  const limit = limitOf(2);
  expect([await take(services, limit), await take(services, limit)]).toEqual([0, 0]);
  portal.advance(20_000);
  const wait = await take(services, limit);
  expect(wait).toBeGreaterThan(35);
  expect(wait).toBeLessThanOrEqual(40);
  portal.advance(41_000);
  expect(await take(services, limit)).toBe(0);
});

test('of many uses at once no more pass', async () => {
  const limit = limitOf(5);
  const waits = await Promise.all(Array.from({ length: 30 }, () => take(services, limit)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('a use that is given back was never made; refused uses have nothing to give back', async () => {
  const limit = limitOf(1);
  await take(services, limit);
  await giveBack(services, limit);
  expect(await take(services, limit)).toBe(0);
  for (let index = 0; index < 5; index++) expect(await take(services, limit)).toBeGreaterThan(0);
  await forget(services, limit);
  expect(await take(services, limit)).toBe(0);
});

test('another server with the same database and secret counts on', async () => {
  const limit = limitOf(2);
  const other = { ...services };
  await take(services, limit);
  await take(other, limit);
  expect(await take(services, limit)).toBeGreaterThan(0);
  expect(await take({ ...services, options: { ...services.options, secret: 'another' } }, limit)).toBe(0);
});

test('the table names nobody', async () => {
  await take(services, { key: ['account', 'amara'], max: 1, windowSeconds: 60 });
  const rows = await services.db.selectFrom('limit_count').select('key').execute();
  expect(rows.map(({ key }) => key).join()).not.toContain('amara');
});
