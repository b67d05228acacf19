import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { deadOf, openMessageQueue } from '../messages/message-queue.ts';
import { completeOptions } from '../options.ts';
import { createServer as createApp } from '../server.ts';
import { openDatabase } from '../storage/open.ts';
import { agedJobs } from '../testing/aged-jobs.ts';
import { productionEnvironment, startInstance } from '../testing/instance.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { mailServer } from '../testing/services/mail-server.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';

/** A process is killed at the moment at which the SMTP server has accepted a message; only PostgreSQL can be shared with another process. */
const server = process.env.TEST_DATABASE_URL;

/** An SMTP server that accepts a message and never says so. */
async function mutedMailServer() {
  const sockets: Socket[] = [];
  const accepted = Promise.withResolvers<string>();
  const listening = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    let data: string | undefined;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (data !== undefined) {
        data += text;
        if (data.endsWith('\r\n.\r\n')) accepted.resolve(data);
      } else if (/^data/i.test(text)) {
        data = '';
        socket.write('354 go ahead\r\n');
      } else socket.write('250 ok\r\n');
    });
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    accepted: accepted.promise,
    close() {
      for (const socket of sockets) socket.destroy();
      listening.close();
    },
  };
}

(server ? describe : describe.skip)('a process that is killed while it hands a message over', () => {
  // Slow: it starts two servers, one after the other.
  test('sends it at most once: the next process leaves it to the operator, and sends the others (docs: account#messages)', async () => {
    const database = await temporaryDatabase(server, await sampleTemplate(server ?? '', new Date()));
    if (!database) throw new Error('No PostgreSQL.');
    const { db } = await openDatabase({ dataDir: 'memory', databaseUrl: database.url });
    const options = completeOptions({
      databaseUrl: database.url,
      secret: productionEnvironment(database.url).PORTAL_SECRET,
      logLevel: 'silent',
    });
    const { log } = await createApp(options, { isDraining: false });
    const queue = await openMessageQueue(db, { options, log, pglite: undefined });
    const notice = { channel: 'email', subject: 'Notice', text: 'Changed' } as const;
    const muted = await mutedMailServer();
    const mail = await mailServer();
    try {
      await queue.add(db, [{ ...notice, to: 'once@example.com' }]);
      const killed = await startInstance(database.url, 0, { SMTP_URL: `smtp://127.0.0.1:${muted.port}` });
      expect(await muted.accepted).toContain('To: once@example.com');
      await killed.end('SIGKILL');

      await queue.add(db, [{ ...notice, to: 'after@example.com' }]);
      await agedJobs(db, 5 * 60_000);
      await queue.boss.supervise('email');
      await agedJobs(db, 60_000);
      const next = await startInstance(database.url, 0, { SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
      // At some hours the sample data has reminders to send as well.
      const delivered = () => mail.delivered.flatMap(({ to }) => to).filter((to) => /^(once|after)@/.test(to));
      while (delivered().length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      let dead: readonly object[] = [];
      while (dead.length === 0) dead = await queue.boss.findJobs(deadOf('email'), {});
      expect(dead).toMatchObject([{ data: { reason: 'interrupted', tries: 1 } }]);
      // What it is handing over is finished before it ends.
      expect(await next.end('SIGTERM')).toBe(0);
      expect(delivered()).toEqual(['after@example.com']);
    } finally {
      muted.close();
      await mail.close();
      await queue.boss.stop({ graceful: false });
      await db.destroy();
      await database.drop();
    }
  });
});
