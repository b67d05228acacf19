import { setEscalation } from '../../admin/set-escalation.ts';
import { allSent } from '../../messages/all-sent.ts';
import { startApi } from '../../testing/start-api.ts';
import { readOpenToken } from '../links/mail-links.ts';
import { sendReminders } from '../send-reminders.ts';
import { escalate } from './escalate.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Thursday, 17:00 at the client. */
const THURSDAY = Date.parse('2026-11-20T01:00:00Z');
let clock = THURSDAY;
const portal = await startApi({ now: () => new Date(clock), sendsReminders: true, publicOrigin: 'http://portal.test' });
const { services } = portal.api;
const { db } = services;
afterAll(() => portal.close());

/** The next person, who reads Japanese in Tokyo. */
const PRIYA = { id: 1004, mail: 'priya.natarajan@example.com' };
/** A late item of the manager. */
const ITEM = 26_018;

beforeAll(async () => {
  await Promise.all([portal.api.rounds.stop(), services.queue.sender?.stop()]);
  await db
    .insertInto('recovery_registration')
    .values({
      ...{ user_id: PRIYA.id, email: PRIYA.mail, email_verified_at: new Date(clock) },
      ...{ mobile: null, mobile_country: null, mobile_verified_at: null },
    })
    .execute();
  await db.updateTable('app_user').set({ language: 'ja', country: 'JP' }).where('id', '=', PRIYA.id).execute();
  await setZone('Asia/Tokyo');
  await db.updateTable('billing_item').set({ approver_due_at: null }).where('id', '<>', ITEM).execute();
  await db
    .updateTable('billing_item')
    .set({ approver_due_at: new Date(THURSDAY - 3.1 * DAY) })
    .where('id', '=', ITEM)
    .execute();
  await setEscalation(db, { client: 'Harbor & Vale Logistics', days: '3', to: 'msp' });
});

async function setZone(zone: string) {
  await db
    .insertInto('user_preference')
    .values({ user_id: PRIYA.id, time_zone: zone })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ time_zone: zone }))
    .execute();
}

type Mail = { readonly subject: string; readonly text: string };
async function mails(): Promise<readonly Mail[]> {
  await sendReminders(services);
  await allSent(services);
  const all = (await portal.client().get(`/dev/outbox?to=${PRIYA.mail}`)).body as Mail[];
  return all.filter(({ subject }) => subject.startsWith('期限内に決定されなかった項目'));
}

test('who is asked as well gets one mail, in their language and zone, from their hour on, with a link to the very item (docs: reminders#escalation-mail)', async () => {
  // The day in Tokyo has been considered already.
  await sendReminders(services);
  await escalate(services);
  expect(await mails()).toEqual([]);
  // 6:00 on Saturday, 8:00 on Saturday, 6:00 on Monday in Tokyo; the weekend is off.
  for (const hours of [20, 22, 44, 68]) {
    clock = THURSDAY + hours * HOUR;
    expect(await mails()).toEqual([]);
  }
  clock = THURSDAY + 70 * HOUR;
  await Promise.all([sendReminders(services), sendReminders(services)]);
  const [mail, ...more] = await mails();
  expect([mail?.subject, more]).toEqual(['期限内に決定されなかった項目：1件', []]);
  expect(mail?.text).toContain('各項目の履歴に記録されています');
  expect(mail?.text).toMatch(/さん、.+：6日遅れ（期限 .+）。これまでの承認者：Daniel Reyes\n/);
  const links = [...(mail?.text ?? '').matchAll(/\/mail\/open\/(\S+)/g)].map(([, token = '']) =>
    readOpenToken(services.options, token, new Date(clock)),
  );
  expect(links).toEqual([
    { userId: PRIYA.id, route: `/manager/time-and-billing?item=${ITEM}` },
    { userId: PRIYA.id, route: '/manager/time-and-billing?due=late' },
  ]);
  expect(mail?.text).toMatch(/\/mail\/stop\/\w+\.escalation\./);
});

test('no item is told of twice, and none by a mail that was turned off', async () => {
  clock += DAY;
  expect(await mails()).toHaveLength(1);
  const priya = await portal.signedIn('msp');
  expect((await priya.put('/wand2/api/account/mails/escalation', { isOn: false })).status).toBe(200);
  await db
    .updateTable('billing_item')
    .set({ escalated_at: null, chain: null, waits_for: null })
    .where('id', '=', ITEM)
    .execute();
  await escalate(services);
  clock += DAY;
  expect(await mails()).toHaveLength(1);
  const { reminders } = (await (await portal.signedIn('msp')).get('/wand2/api/account')).body;
  expect(reminders.kinds).toContainEqual({ kind: 'escalation', isOn: false });
});
