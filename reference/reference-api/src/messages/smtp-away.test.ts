import { mailServer } from '../testing/services/mail-server.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { allSent } from './all-sent.ts';

const RESET = '/wand2/manual/api/passwordReset';
const LUCIA = 'lucia.fernandez@example.com';
const ends: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A portal whose SMTP server refuses connections until `start`. */
async function withoutMail() {
  const placeholder = await mailServer();
  const { port } = placeholder;
  await placeholder.close();
  const portal = await startApi({ smtpUrl: `smtp://127.0.0.1:${port}` });
  ends.push(() => portal.close());
  const start = async () => {
    const mail = await mailServer(undefined, port);
    ends.push(mail.close);
    return mail.delivered;
  };
  return { portal, start };
}

/** Lets the time pass until the next try of every message. */
async function nextTry(portal: TestApi): Promise<void> {
  await portal.passTime(60_000);
  await allSent(portal.api.services);
}

test('a notice of a changed password arrives although SMTP was refused at first (docs: account#messages)', async () => {
  const { portal, start } = await withoutMail();
  const lucia = await portal.signedIn('worker-mobile');
  await lucia.post('/wand2/api/passwordRegistrations/authenticate', {
    userName: 'worker-mobile',
    password: 'Portal-2026',
  });
  expect((await lucia.post('/wand2/api/account/password', { password: 'Harbour-lights-71' })).status).toBe(200);
  await allSent(portal.api.services);
  const delivered = await start();
  await nextTry(portal);
  expect(delivered.map(({ to }) => to)).toEqual([[LUCIA]]);
});

test('a reset code arrives although SMTP was refused at first (docs: account#messages)', async () => {
  const { portal, start } = await withoutMail();
  const browser = portal.client();
  const { reset } = (await browser.post(RESET, { account: 'worker-mobile' })).body;
  expect((await browser.post(`${RESET}/code`, { reset, channel: 'Email' })).status).toBe(200);
  await allSent(portal.api.services);
  const delivered = await start();
  await nextTry(portal);
  const code = /\b\d{8}\b/.exec(delivered[0]?.text ?? '')?.[0];
  expect((await browser.post(`${RESET}/verify`, { reset, code })).body.status).toBe('success');
});
