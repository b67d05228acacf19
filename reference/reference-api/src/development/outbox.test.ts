import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());

test('the outbox waits for messages that are in the queue (docs: api#api-development)', async () => {
  const { queue, db } = portal.api.services;
  await queue.add(db, [{ channel: 'email', to: 'late@example.com', subject: 'Late', text: 'It takes a moment.' }]);
  expect((await portal.client().get('/dev/outbox?to=late@example.com')).body).toMatchObject([{ subject: 'Late' }]);
});
