import { mailServer } from '../testing/services/mail-server.ts';
import { startApi } from '../testing/start-api.ts';
import { smtp } from './smtp.ts';

const FROM = 'Worker portal <no-reply@portal.example>';
const message = { channel: 'email', subject: 'Your code', text: 'The code is 12345678.' } as const;

test('a recovery code reaches the mailbox by SMTP and verifies the address', async () => {
  const mail = await mailServer();
  const portal = await startApi({ smtpUrl: `smtp://127.0.0.1:${mail.port}`, mailFrom: FROM });
  const worker = await portal.signedIn('worker');
  const registered = await worker.post('/wand2/api/passwordRegistrations/1001/email', { email: 'amara@example.com' });
  expect(registered.status).toBe(200);
  expect(mail.delivered).toHaveLength(1);
  expect(mail.delivered[0]).toMatchObject({ from: 'no-reply@portal.example', to: ['amara@example.com'] });
  expect(mail.delivered[0]?.text).toMatch(/\b\d{8}\b/);
  expect((await portal.client().get('/dev/outbox?to=amara@example.com')).body).toEqual([]);
  await portal.close();
  await mail.close();
});

test('the user and password of SMTP_URL are used', async () => {
  const mail = await mailServer('s3cret');
  await smtp(`smtp://portal:s3cret@127.0.0.1:${mail.port}`, FROM).send({ ...message, to: 'a@example.com' });
  expect(mail.delivered).toHaveLength(1);
  const wrong = smtp(`smtp://portal:wrong@127.0.0.1:${mail.port}`, FROM);
  await expect(wrong.send({ ...message, to: 'a@example.com' })).rejects.toThrow();
  expect(mail.delivered).toHaveLength(1);
  await mail.close();
});

test('a recipient that the server refuses, and a server that is not there, reject', async () => {
  const mail = await mailServer();
  const gateway = smtp(`smtp://127.0.0.1:${mail.port}`, FROM);
  await expect(gateway.send({ ...message, to: 'a@refused.example' })).rejects.toThrow();
  await mail.close();
  await expect(gateway.send({ ...message, to: 'a@example.com' })).rejects.toThrow();
});

test('no line break of an address or subject becomes a header', async () => {
  const mail = await mailServer();
  const gateway = smtp(`smtp://127.0.0.1:${mail.port}`, FROM);
  await gateway.send({ ...message, to: 'a@example.com', subject: 'Code\r\nBcc: everybody@example.com' });
  expect(mail.delivered[0]?.to).toEqual(['a@example.com']);
  expect(mail.delivered[0]?.text).not.toMatch(/^Bcc:/m);
  await mail.close();
});

test('a mail says that a program sent it, so that nobody’s absence is answered to it (docs: account#messages)', async () => {
  const mail = await mailServer();
  const gateway = smtp(`smtp://127.0.0.1:${mail.port}`, FROM);
  await gateway.send({ ...message, to: 'a@example.com' });
  await gateway.send({ ...message, to: 'a@example.com', unsubscribe: 'https://portal.example/stop' });
  for (const { text } of mail.delivered) expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  await mail.close();
});

test('a mail in Arabic comes as plain text and from right to left as HTML, another one as plain text', async () => {
  const mail = await mailServer();
  const gateway = smtp(`smtp://127.0.0.1:${mail.port}`, FROM);
  await gateway.send({ ...message, to: 'a@example.com' });
  await gateway.send({ ...message, to: 'a@example.com', text: 'أرسله \u2068Acme (US)\u2069' });
  expect(mail.delivered.map(({ text }) => /Content-Type: text\/html/.test(text))).toEqual([false, true]);
  await mail.close();
});
