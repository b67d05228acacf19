import { sql } from 'kysely';
import { mailServer } from '../testing/services/mail-server.ts';
import { startApi } from '../testing/start-api.ts';
import { allSent } from './all-sent.ts';
import { discardDead, readDead, retryDead } from './dead-messages.ts';
import { stateOfChannels } from './queue-state.ts';
import type { QueuedMessage } from './queued-message.ts';
import { isInRate } from './sender.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const first = await mailServer();
const portal = await startApi({ smtpUrl: `smtp://127.0.0.1:${first.port}` });
const { services } = portal.api;
const { db, queue, now } = services;
// Tests decide when messages are tried, and no work in the background plans its next round.
await Promise.all([queue.sender?.stop(), portal.api.rounds.stop()]);
await first.close();
afterAll(() => portal.close());

beforeEach(async () => {
  await queue.boss.deleteAllJobs();
});

/** An SMTP server for a test; without it connections are refused. */
async function withMail(test: (delivered: Awaited<ReturnType<typeof mailServer>>['delivered']) => Promise<void>) {
  const mail = await mailServer(undefined, first.port);
  try {
    await test(mail.delivered);
  } finally {
    await mail.close();
  }
}

const mailTo = (to: string, more: Partial<QueuedMessage> = {}): QueuedMessage => ({
  channel: 'email',
  to,
  subject: 'Notice',
  text: 'The code is 12345678.',
  ...more,
});
const state = async () => {
  const [email] = await stateOfChannels(db);
  return [email?.waiting, email?.dead];
};
const tryAll = () => allSent(services);
const dead = async () => (await readDead(db, 10)).map(({ reason, tries }) => [reason, tries]);

test('a message is sent if its transaction is committed, and only then; nothing of it is kept (docs: account#messages)', () =>
  withMail(async (delivered) => {
    await db.transaction().execute((trx) => queue.add(trx, [mailTo('committed@example.com')]));
    const undone = db.transaction().execute(async (trx) => {
      await queue.add(trx, [mailTo('undone@example.com')]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await tryAll();
    expect(delivered.map(({ to }) => to)).toEqual([['committed@example.com']]);
    const { rows } = await sql`select from pgboss.job where name = 'email'`.execute(db);
    expect(rows).toHaveLength(0);
  }));

test('recipients, texts and codes cannot be read in the database while they wait (docs: account#messages)', async () => {
  await queue.add(db, [mailTo('amara@example.com', { codeExpiresAt: new Date(now().getTime() + HOUR) })]);
  const { rows } = await sql<{ row: string }>`select to_jsonb(j)::text as row from pgboss.job j`.execute(db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toMatch(/amara|12345678|Notice/);
});

test('a greylisted message is tried again, a refused one is not, and an operator can retry or discard it (docs: account#messages)', () =>
  withMail(async (delivered) => {
    await queue.add(db, [mailTo('a@greylisted.example'), mailTo('b@refused.example'), mailTo('c@example.com')]);
    await tryAll();
    expect(delivered.map(({ to }) => to)).toEqual([['c@example.com']]);
    expect(await state()).toEqual([1, 1]);
    await portal.passTime(5_000);
    await tryAll();
    expect(delivered.map(({ to }) => to)).toEqual([['c@example.com'], ['a@greylisted.example']]);
    expect(await dead()).toEqual([['550', 1]]);
    const metrics = (await portal.client().get('/metrics')).text;
    expect(metrics).toContain('portal_messages_waiting{channel="email"} 0\n');
    expect(metrics).toContain('portal_messages_dead{channel="email"} 1\n');
    expect(await retryDead(queue.boss, db, 'all', now())).toBe(1);
    expect(await state()).toEqual([1, 0]);
    await tryAll();
    const [{ id = '' } = {}] = await readDead(db, 10);
    expect(await discardDead(queue.boss, db, [id])).toBe(1);
    expect(await state()).toEqual([0, 0]);
  }));

test('a notice survives two days without SMTP, with growing pauses and one Message-ID (docs: account#messages)', async () => {
  const [id] = await queue.add(db, [mailTo('patient@example.com')]);
  const starts: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    await tryAll();
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = 'email'`.execute(
      db,
    );
    starts.push(rows[0]?.seconds ?? 0);
    await portal.passTime(16 * 60_000);
  }
  expect(starts[0]).toBeLessThan(5);
  expect(Math.min(...starts.slice(-2))).toBeGreaterThan(600);
  expect(Math.max(...starts)).toBeLessThanOrEqual(900);
  await portal.passTime(2 * DAY - 4 * HOUR);
  await withMail(async (delivered) => {
    await tryAll();
    expect(delivered).toHaveLength(1);
    expect(delivered[0]?.text).toContain(`Message-ID: <${id}@portal.invalid>`);
  });
});

test('after three days a notice is given up for the operator to see (docs: account#messages)', async () => {
  await queue.add(db, [mailTo('late@example.com', { userId: 1001 })]);
  await tryAll();
  await portal.passTime(3 * DAY);
  await tryAll();
  expect(await dead()).toEqual([['expired', 1]]);
  expect((await readDead(db, 10))[0]?.userName).toBe('worker');
});

test('a code is given up when it expires, and deleted (docs: account#messages)', async () => {
  await queue.add(db, [mailTo('code@example.com', { codeExpiresAt: new Date(now().getTime() + 10 * 60_000) })]);
  await tryAll();
  await portal.passTime(30_000);
  await tryAll();
  expect(await state()).toEqual([1, 0]);
  await portal.passTime(10 * 60_000);
  await withMail(async (delivered) => {
    await tryAll();
    expect(delivered).toEqual([]);
  });
  expect(await state()).toEqual([0, 0]);
});

test('a process that is killed between sending and noting it: nothing is sent twice, and the operator sees a notice of which nobody knows (docs: account#messages)', () =>
  withMail(async (delivered) => {
    await queue.add(db, [
      mailTo('notice@example.com'),
      mailTo('reminder@example.com', {
        reminder: { kind: 'due', since: now(), lapsesAt: new Date(now().getTime() + HOUR) },
      }),
    ]);
    const taken = await queue.boss.fetch('email', { batchSize: 2 });
    expect(taken).toHaveLength(2);
    // The queue gives what it took to another process.
    await sql`update pgboss.job set state = 'retry', start_after = now() where name = 'email'`.execute(db);
    await tryAll();
    expect(delivered).toEqual([]);
    expect([await state(), await dead()]).toEqual([[0, 1], [['interrupted', 1]]]);
  }));

test('any number of mails of the same minute is spread at the rate of the operator, which all processes share (docs: reminders#reminder-operator)', async () => {
  const limited = { ...services, options: { ...services.options, mailsPerMinute: 3 } };
  // Without a mail that is due nothing is counted.
  expect([await isInRate(limited, 'email'), await isInRate(limited, 'email')]).toEqual([false, false]);
  await queue.add(
    db,
    Array.from({ length: 9 }, (_, at) => mailTo(`${at}@example.com`)),
  );
  const allowed = async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => isInRate(limited, 'email')));
    return results.filter(Boolean).length;
  };
  expect([await allowed(), await allowed()]).toEqual([3, 0]);
  await portal.passTime(61_000);
  expect([await allowed(), await isInRate(limited, 'sms')]).toEqual([3, true]);
});

test('nothing is sent about an account that was deleted meanwhile (docs: account#messages)', () =>
  withMail(async (delivered) => {
    await queue.add(db, [mailTo('gone@example.com', { userId: 999_999 })]);
    await tryAll();
    expect(delivered).toEqual([]);
    expect(await state()).toEqual([0, 0]);
  }));

test('a page is told that a code cannot be sent yet, whether or not there is an account (docs: account#message-delayed)', async () => {
  const ask = async (account: string) => {
    const browser = portal.client();
    const { reset } = (await browser.post('/wand2/manual/api/passwordReset', { account })).body;
    return (await browser.post('/wand2/manual/api/passwordReset/code', { reset, channel: 'Email' })).body.delayed;
  };
  expect([await ask('worker-mobile'), await ask('nobody-at-all')]).toEqual([true, true]);
});
