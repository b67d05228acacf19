import { maskEmail } from '../../recovery/masking.ts';
import { mailServer } from '../../testing/services/mail-server.ts';
import { startApi } from '../../testing/start-api.ts';
import { ITEMS, noonOfToday } from '../../testing/timecard-client.ts';

/** The decoded body of a mail: without quoted-printable or base64. */
function read(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const plain = body.replace(/=\r?\n/g, '');
  return Buffer.from(
    plain.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();
}

const first = await mailServer();
const portal = await startApi({
  now: noonOfToday,
  smtpUrl: `smtp://127.0.0.1:${first.port}`,
  mailFrom: 'no-reply@portal.example',
});
afterAll(() => portal.close());

test('a receipt reaches the mailbox by SMTP in the language of who asks; a server that is down is said, and asked again (docs: saving#receipt, billing-items#receipt-fields)', async () => {
  const worker = await portal.signedIn('worker-email');
  expect((await worker.post('/wand2/api/user/worker/profile', { language: 'de', country: 'DE' })).status).toBe(200);
  const mine = (await worker.get(`${ITEMS}?type=TIME&status=Pending`)).body.content[0];
  const mail = (key: string) =>
    worker.post(`${ITEMS}/${mine.billingItemId}/receipt/mail`, undefined, { headers: { 'idempotency-key': key } });

  await first.close();
  const refused = await mail('one');
  expect([refused.status, refused.body.errors[0].errorToken]).toEqual([502, 'ERR_RECEIPT_NOT_SENT']);

  const second = await mailServer(undefined, first.port);
  const answers = [await mail('one'), await mail('one'), await mail('two')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  // A second press with the same key sends nothing.
  expect(second.delivered).toHaveLength(2);
  const [sent] = second.delivered;
  expect(answers[0]?.body).toEqual({ mailedTo: maskEmail(sent?.to[0] ?? '') });
  const text = read(sent?.text ?? '');
  expect(text).toContain(`Quittung ${mine.billingItemId}-1`);
  expect(text).toMatch(/^Mo\.?, 9\. Nov\.?: 8,00 h\r?$/m);
  expect(text).toMatch(/^Summe: 40,00 h\r?$/m);
  expect(text).not.toMatch(/\{\{|undefined|null/);
  await second.close();
});

test('what a timecard of days says is its days', async () => {
  const worker = await portal.signedIn('worker-templates');
  const { content } = (await worker.get(`${ITEMS}?engagementId=5017&type=TIME&status=Pending`)).body;
  const { receipt } = (await worker.get(`${ITEMS}/${content[0].billingItemId}/general-info`)).body;
  expect([receipt.hoursWorked, receipt.daysWorked, receipt.days[0].worked]).toEqual([0, 5, true]);
});
