import { setTimeout } from 'node:timers/promises';
import { sendLater } from '../messages/send-later.ts';
import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());

test('the outbox waits for what a response left to be sent (docs: api#api-development)', async () => {
  sendLater(portal.api.services, async () => {
    await setTimeout(200);
    return [{ channel: 'email', to: 'late@example.com', subject: 'Late', text: 'It takes a moment.' }];
  });
  expect((await portal.client().get('/dev/outbox?to=late@example.com')).body).toMatchObject([{ subject: 'Late' }]);
});
