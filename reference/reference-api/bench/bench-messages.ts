import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createApi } from '../src/index.ts';
import { composers } from '../src/messages/composers.ts';
import { stateOfChannels } from '../src/messages/queue-state.ts';
import { startSender } from '../src/messages/sender.ts';

const MESSAGES = 10_000;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/**
 * `npm run bench:api messages`: 10,000 messages through an SMTP server in a process of its own, with the time, the memory of the API's
 * process, and how many were delivered, and how often. `npm run bench:api messages 600` limits them to 600 a minute, for one minute.
 */
export async function benchMessages(name: string, databaseUrl: string | undefined, perMinute?: number): Promise<void> {
  const server = fork(new URL('./count-mails.ts', import.meta.url));
  const [port] = await once(server, 'message');
  const away = {
    dataDir: 'memory',
    production: false,
    logLevel: 'silent',
    databaseUrl,
    smtpUrl: `smtp://127.0.0.1:${port}`,
  };
  const api = await createApi({ ...away, ...(perMinute ? { mailsPerMinute: perMinute } : {}) });
  const { db, queue } = api.services;
  await queue.sender?.stop();
  const storing = performance.now();
  try {
    for (let stored = 0; stored < MESSAGES; stored += 500)
      await db.transaction().execute(async (trx) => {
        const to = (at: number) => `worker-${stored + at}@example.com`;
        const text = 'Your timecard of last week is still open. '.repeat(20);
        const messages = Array.from(
          { length: 500 },
          (_, at) => ({ to: to(at), channel: 'email', subject: 'Open', text }) as const,
        );
        await queue.add(trx, messages);
      });
    const begun = performance.now();
    const before = process.memoryUsage().rss;
    let most = before;
    const waiting = async () => (await stateOfChannels(db))[0]?.waiting ?? 0;
    queue.sender = startSender(api.services, composers);
    while ((await waiting()) > 0 && !(perMinute && performance.now() - begun > 58_000)) {
      most = Math.max(most, process.memoryUsage().rss);
      await wait(500);
    }
    const seconds = (performance.now() - begun) / 1000;
    const { delivered, distinct } = await count(server);
    console.log(
      `${name}: stored in ${((begun - storing) / 1000).toFixed(1)} s, ${delivered} delivered (${distinct} different ones) in ${seconds.toFixed(1)} s; memory ${megabytes(before)} before, ${megabytes(most)} at most`,
    );
  } finally {
    server.kill();
    await api.close();
  }
}

async function count(server: ChildProcess): Promise<{ delivered: number; distinct: number }> {
  server.send('count');
  const [counted] = await once(server, 'message');
  return counted;
}
