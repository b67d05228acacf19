import { startApi } from '../testing/start-api.ts';
import { inTime } from './in-time.ts';

const portal = await startApi();
afterAll(() => portal.close());

test('a running server is live and ready; a draining one is live, answers, and is not ready (docs: api#api-health)', async () => {
  const stranger = portal.client();
  const worker = await portal.signedIn();
  const statuses = async () =>
    Promise.all(
      ['/health/live', '/health/ready'].map(async (path) => {
        const { status, headers } = await stranger.get(path);
        return [status, headers.get('connection')];
      }),
    );
  expect(await statuses()).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
  ]);
  portal.api.drain();
  expect(await statuses()).toEqual([
    [200, 'close'],
    [503, 'close'],
  ]);
  expect((await worker.get('/wand2/api/users/current')).status).toBe(200);
});

test('a check does not wait for what hangs', async () => {
  await expect(inTime(new Promise(() => {}), 10)).rejects.toThrow('more than 10 ms');
  expect(await inTime(Promise.resolve('done'), 10)).toBe('done');
});
