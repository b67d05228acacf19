import { COMPANY_BILLING } from '../../access/matrix.ts';
import { allSent } from '../../messages/all-sent.ts';
import { json } from '../../storage/json.ts';
import { startApi } from '../../testing/start-api.ts';
import { sendReports } from './send-reports.ts';

/** A Monday, 8:00 at the client. */
const MONDAY = Date.parse('2026-11-16T16:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let clock = MONDAY;
const portal = await startApi({ now: () => new Date(clock), sendsReminders: true, publicOrigin: 'http://portal.test' });
const { services } = portal.api;
const { db } = services;
afterAll(() => portal.close());
beforeAll(() => Promise.all([portal.api.rounds.stop(), services.queue.sender?.stop()]));

const DANIEL = { id: 1002, mail: 'daniel.reyes@example.com' };
const SAMUEL = { id: 1010, mail: 'samuel.okafor@example.com' };
const REPORTS = '/wand2/api/insights/reports';
/** Each time anew, because the clock goes on by weeks. */
const manager = () => portal.signedIn('manager');
const { permissions } = await db
  .selectFrom('app_user')
  .select('permissions')
  .where('id', '=', SAMUEL.id)
  .executeTakeFirstOrThrow();
const permit = (more: readonly string[]) =>
  db
    .updateTable('app_user')
    .set({ permissions: json([...permissions, ...more]) })
    .where('id', '=', SAMUEL.id)
    .execute();

beforeAll(async () => {
  for (const { id, mail } of [DANIEL, SAMUEL])
    await db
      .insertInto('recovery_registration')
      .values({
        ...{ user_id: id, email: mail, email_verified_at: new Date(clock) },
        ...{ mobile: null, mobile_country: null, mobile_verified_at: null },
      })
      .execute();
});
beforeEach(async () => {
  clock = MONDAY;
  await services.queue.boss.deleteAllJobs();
  for (const table of ['mailed_report', 'outbox_message', 'mail_off'] as const) await db.deleteFrom(table).execute();
  await permit([COMPANY_BILLING]);
});

type Mail = { readonly subject: string; readonly text: string };
async function mailsTo({ mail }: { mail: string }): Promise<readonly Mail[]> {
  await allSent(services);
  return (await portal.client().get(`/dev/outbox?to=${mail}`)).body as Mail[];
}
const ask = async (toUserId: number, frequency: 'weekly' | 'monthly' = 'weekly') =>
  (await manager()).post(REPORTS, { toUserId, frequency });

test('a report comes with the next week, once, however many processes send it (docs: insights#insights-mail)', async () => {
  expect((await ask(DANIEL.id)).body.reports).toMatchObject([{ frequency: 'weekly', isStopped: false }]);
  const kept = (await (await manager()).get('/wand2/api/account/data')).body.parts;
  expect(kept.mailedReports).toMatchObject([{ report_to: DANIEL.id, sent_for: '2026-11-16' }]);
  expect(await sendReports(services)).toBe(0);
  clock += 7 * DAY - HOUR;
  expect(await sendReports(services)).toBe(0);
  clock += HOUR;
  await Promise.all([sendReports(services), sendReports(services)]);
  clock += HOUR;
  await sendReports(services);
  const [mail, ...more] = await mailsTo(DANIEL);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('Nov 16');
  expect(mail?.text).toMatch(/Overtime: [\s\S]*Items that wait for a decision: \d+[\s\S]*\/mail\/open\//);
  expect(mail?.text).not.toContain('who has them sent');
});

test('a monthly one comes on the first of a month, with the weeks that began in the one before', async () => {
  await ask(DANIEL.id, 'monthly');
  clock += 7 * DAY;
  expect(await sendReports(services)).toBe(0);
  clock = Date.parse('2026-12-01T16:00:00Z');
  expect(await sendReports(services)).toBe(1);
  expect((await mailsTo(DANIEL))[0]?.subject).toContain('Nov 2');
});

test('a colleague gets it in their language while they may see all of it (docs: insights#insights-mail-rights)', async () => {
  await db.updateTable('app_user').set({ language: 'de', country: 'DE' }).where('id', '=', SAMUEL.id).execute();
  await ask(SAMUEL.id);
  clock += 7 * DAY;
  expect(await sendReports(services)).toBe(1);
  const [mail] = await mailsTo(SAMUEL);
  expect(mail?.text).toContain('Daniel Reyes');
  expect(mail?.text).toContain('Überstunden');
  await permit([]);
  clock += 7 * DAY;
  expect(await sendReports(services)).toBe(0);
  expect((await (await manager()).get(REPORTS)).body.reports).toMatchObject([
    { to: { userId: SAMUEL.id }, isStopped: true },
  ]);
  expect((await ask(SAMUEL.id)).status).toBe(403);
});

test('the link in a mail turns reports off, and either of the two people ends one; others do not know it (docs: insights#insights-mail)', async () => {
  const [report] = (await ask(DANIEL.id)).body.reports;
  clock += 7 * DAY;
  await sendReports(services);
  const [stop = ''] = /\/wand2\/manual\/api\/mail\/stop\/[\w.-]+/.exec((await mailsTo(DANIEL))[0]?.text ?? '') ?? [];
  expect((await portal.client().post(stop, undefined)).status).toBe(200);
  clock += 7 * DAY;
  expect(await sendReports(services)).toBe(0);
  const other = await portal.signedIn('supplier');
  expect((await other.delete(`${REPORTS}/${report.reportId}`)).status).toBe(404);
  expect((await (await manager()).delete(`${REPORTS}/${report.reportId}`)).body.reports).toEqual([]);
});
