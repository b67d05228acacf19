import { takesMail } from '../account/mail-choices.ts';
import { allSent } from '../messages/all-sent.ts';
import { mailServer } from '../testing/services/mail-server.ts';
import { startApi } from '../testing/start-api.ts';
import { refusesAddress } from './refused-address.ts';
import { mailOf } from './write-mails.ts';

const mail = await mailServer();
const portal = await startApi({
  ...{ smtpUrl: `smtp://127.0.0.1:${mail.port}`, publicOrigin: 'https://portal.example.com' },
  // By day.
  now: () => new Date('2026-11-16T18:00:00Z'),
});
const { services } = portal.api;
const { db } = services;
afterAll(async () => {
  await portal.close();
  await mail.close();
});

const JONAS = 1005;
const send = async (email: string) => {
  const person = { userId: JONAS, email, locale: 'en_US' as const };
  const writing = { options: services.options, now: services.now() };
  await services.queue.add(db, mailOf(writing, person, 'due', { subject: 'Timecards to submit', text: '2' }));
  await allSent(services);
};

test.each([
  [{ responseCode: 550, command: 'RCPT TO' }, true],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 User unknown' }, true],
  [{ responseCode: 550, command: 'RCPT TO', response: '550-5.2.1 The account is disabled.\n550 5.2.1 Sorry' }, true],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 5.0.0 No' }, true],
  [{ responseCode: 554, command: 'RCPT TO' }, false],
  [{ responseCode: 554, command: 'RCPT TO', response: '554 5.7.1 Relay access denied' }, false],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 Client host blocked' }, false],
  [{ responseCode: 553, command: 'RCPT TO', response: '553 5.1.8 Sender address does not exist' }, false],
  [{ responseCode: 552, command: 'RCPT TO', response: '552 5.2.2 Mailbox full' }, false],
  [{ responseCode: 450, command: 'RCPT TO' }, false],
  [{ responseCode: 554, command: 'DATA' }, false],
  [{ responseCode: 535, command: 'AUTH PLAIN' }, false],
  [new Error('connect ECONNREFUSED'), false],
])('%j refuses the address: %s (docs: reminders#reminder-refused-address)', (error, expected) => {
  expect(refusesAddress(error)).toBe(expected);
});

test('a reminder has the headers by which mail programs end it with one press (docs: reminders#reminder-unsubscribe)', async () => {
  await send('jonas.weber@example.com');
  const text = mail.delivered.at(-1)?.text.replace(/\r\n[ \t]+/g, ' ');
  expect(text).toMatch(
    /^List-Unsubscribe: ?<https:\/\/portal\.example\.com\/wand2\/manual\/api\/mail\/stop\/rx\.due\.[\w-]{22}>/m,
  );
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});

test('an address that its server refuses gets no more of these mails; the account says so, and has a way back (docs: reminders#reminder-refused-address)', async () => {
  await db
    .updateTable('recovery_registration')
    .set({ email: 'jonas@refused.example' })
    .where('user_id', '=', JONAS)
    .execute();
  await send('jonas@refused.example');
  const jonas = await portal.signedIn('worker-email');
  const refusal = async () => (await jonas.get('/wand2/api/account')).body.mailRefusal;
  expect(await refusal()).toMatchObject({ refusal: '550' });
  expect(await takesMail(db, JONAS, 'rejections')).toBe(false);
  expect((await jonas.delete('/wand2/api/account/mails/refusal')).status).toBe(200);
  expect(await refusal()).toBeNull();
  expect(await takesMail(db, JONAS, 'rejections')).toBe(true);
});

test('another address is not stopped by the refusal of the one before', async () => {
  await send('jonas@refused.example');
  expect(await takesMail(db, JONAS, 'rejections')).toBe(false);
  await db
    .updateTable('recovery_registration')
    .set({ email: 'jonas@example.com' })
    .where('user_id', '=', JONAS)
    .execute();
  expect(await takesMail(db, JONAS, 'rejections')).toBe(true);
});
