import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApi } from '../testing/start-api.ts';
import { smsWebhook } from './sms-webhook.ts';

/** A gateway that records requests and responds with `status`. */
async function smsGateway(status = 202) {
  const received: { readonly authorization: string | undefined; readonly body: { to: string; text: string } }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/sms`, received, close: () => server.close() };
}

const message = { channel: 'sms', to: '+12133734253', subject: '', text: '12345678 is your code.' } as const;

test('a recovery code leaves as POST { to, text } with the bearer token', async () => {
  const gateway = await smsGateway();
  const portal = await startApi({ smsUrl: gateway.url, smsToken: 'gateway-token' });
  const worker = await portal.signedIn('worker');
  const response = await worker.post('/wand2/api/passwordRegistrations/1001/mobile', {
    mobile: '(213) 373-4253',
    countryCode: 'US',
  });
  expect(response.status).toBe(200);
  expect(gateway.received).toHaveLength(1);
  const [{ authorization, body }] = gateway.received as [(typeof gateway.received)[number]];
  expect(authorization).toBe('Bearer gateway-token');
  expect(body.to).toBe('+12133734253');
  expect(body.text).toMatch(/\b\d{8}\b/);
  await portal.close();
  gateway.close();
});

test('a gateway that fails, or is not there, rejects', async () => {
  const failing = await smsGateway(503);
  await expect(smsWebhook(failing.url, undefined).send(message)).rejects.toThrow('503');
  expect(failing.received[0]?.authorization).toBeUndefined();
  failing.close();
  await expect(smsWebhook('http://127.0.0.1:1/sms', undefined).send(message)).rejects.toThrow();
});
