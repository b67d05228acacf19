import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { companySettings } from 'reference-api';
import { insertPendingItems } from 'reference-api/testing/items/pending-items';
import { temporaryDatabase } from 'reference-api/testing/temporary-database';
import { sendDigestNow } from 'reference-api/testing/told/digest-now';
import { startLegacyPortal } from '../legacy/legacy-portal.ts';
import { main } from '../main.ts';
import { cache } from '../paths.ts';
import { type OwnPortal, startPortal } from '../portal.ts';

/**
 * A portal for one test process: a free port, the store that the test run published, and its own database, in memory or, if
 * TEST_POSTGRES_URL is set, on that PostgreSQL server, which starts and resets in a fraction of the time. Prints its URL and ends when its
 * standard input does, so that it never outlives a test process, however that one ends.
 *
 * For a line `pending 25` it adds that many engagements to the database, with eight timecards each that wait for the manager, and replies
 * with `pending 200`. For a line `digest manager daniel@example.com` it mails that approver's digest to the address, and replies with
 * `digest 1`. `--legacy` puts nginx and Tomcat in front, and reads no lines.
 */
await main(async () => {
  const start = process.argv.includes('--legacy') ? startLegacyPortal : startPortal;
  const database = await temporaryDatabase(process.env.TEST_POSTGRES_URL);
  const portal = await start({
    port: 0,
    store: process.env.TEST_STORE ?? join(cache, 'test', 'store'),
    dataDir: process.env.TEST_DATA_DIR ?? 'memory',
    databaseUrl: database?.url ?? process.env.DATABASE_URL,
    smtpUrl: process.env.SMTP_URL,
    company: companySettings(process.env),
    databaseDeadline: 60_000,
    logLevel: process.env.LOG_LEVEL ?? 'error',
    rateLimits: false,
  });
  const lines = createInterface({ input: process.stdin });
  console.log(`ready ${portal.url}`);
  for await (const line of lines) {
    if (!('services' in portal)) continue;
    const { services } = portal as OwnPortal;
    const engagements = /^pending (\d+)$/.exec(line)?.[1];
    if (engagements) console.log(`pending ${await insertPendingItems(services.db, Number(engagements))}`);
    const [, approver, email] = /^digest (\S+) (\S+)$/.exec(line) ?? [];
    if (approver && email) console.log(`digest ${await sendDigestNow(services, approver, email)}`);
  }
  await portal.close();
  await database?.drop();
  return 0;
});
