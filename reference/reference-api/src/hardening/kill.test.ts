import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditMetadata } from 'shared-client/schema/billing';
import { addDays } from '../billing/calendar.ts';
import { ENGAGEMENTS } from '../sample-data/engagements/engagement-ids.ts';
import { type Instance, startDevelopment } from '../testing/instance.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { TestClient } from '../testing/test-client.ts';
import { ITEMS, officeDay, payloadOf, send } from '../testing/timecard-client.ts';

const folder = await mkdtemp(join(tmpdir(), 'reference-api-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** With TEST_DATABASE_URL the data are on PostgreSQL, otherwise in the folder. */
const server = process.env.TEST_DATABASE_URL;
const database = await temporaryDatabase(server, server && (await sampleTemplate(server, new Date())));
afterAll(() => database?.drop());

let running: Instance['child'] | undefined;
let origin: string | undefined;
afterAll(() => running?.kill('SIGKILL'));

/** Starts `serve.ts` on the folder; returns its origin. */
async function start(): Promise<string> {
  const { child, port } = await startDevelopment({ databaseUrl: database?.url, folder });
  running = child;
  origin = `http://localhost:${port}`;
  return origin;
}

/** New timecards of the plain hourly engagement, one for each week of the 90 days in which time may be entered. */
async function newTimecards(worker: TestClient): Promise<EditMetadata[]> {
  const found: EditMetadata[] = [];
  const today = new Date().toISOString().slice(0, 10);
  for (let weeks = -11; weeks <= 12 && found.length < 10; weeks++) {
    const query = `engagementId=${ENGAGEMENTS.ofTemplate(0)}&selectedDate=${addDays(today, weeks * 7)}`;
    const { status, body } = await worker.get(`${ITEMS}/0/metadata?${query}`);
    if (status === 200 && body.billingItemId === 0 && body.workedDates.length === 7) found.push(body);
  }
  return found;
}

/** An office day whose end identifies the save. */
const dayOfSave = (metadata: EditMetadata, round: number) => {
  const [date = ''] = metadata.workedDates;
  const day = officeDay(date);
  const [morning, lunch, afternoon] = day.timeEntrySpanDtos ?? [];
  if (!morning || !lunch || !afternoon) throw new Error('An office day has three spans.');
  return { ...day, timeEntrySpanDtos: [morning, lunch, { ...afternoon, endTimeStr: `${date} 17:${10 + round}` }] };
};

/** The number of saves for each of ten timecards; 200 in total in the wide suite. */
const SAVES = process.env.TEST_WIDE ? 20 : 6;
/** The server is killed when half of all saves are acknowledged. */
const KILLED_AT = 5 * SAVES;

// Slow: it starts servers and kills them.
test('kill -9 in the middle of many saves of timecards loses nothing that was acknowledged', async () => {
  const worker = new TestClient(await start());
  await worker.signIn('worker-templates');
  const timecards = await newTimecards(worker);
  expect(timecards).toHaveLength(10);
  let acknowledged = 0;
  const last = new Map<number, { version: number; round: number; engagementId: number }>();
  const saveOften = async (metadata: EditMetadata) => {
    let known = { billingItemId: 0, version: 0 };
    for (let round = 0; round < SAVES; round++) {
      const change = { id: known.billingItemId, version: known.version };
      const { status, body } = await send(worker, 'save', payloadOf(metadata, [dayOfSave(metadata, round)], change));
      if (status !== 200 || !body.billingItemId) throw new Error(JSON.stringify(body));
      known = { billingItemId: body.billingItemId as number, version: body.version as number };
      last.set(known.billingItemId, { version: known.version, round, engagementId: metadata.engagementId });
      acknowledged += 1;
      if (acknowledged === KILLED_AT) running?.kill('SIGKILL');
    }
  };
  await Promise.allSettled(timecards.map(saveOften));
  expect(acknowledged).toBeGreaterThanOrEqual(KILLED_AT);
  expect(acknowledged).toBeLessThan(10 * SAVES);

  const again = new TestClient(await start());
  await again.signIn('worker-templates');
  for (const [itemId, { version, round, engagementId }] of last) {
    const { body } = await again.get(`${ITEMS}/${itemId}/metadata?engagementId=${engagementId}`);
    // An unfinished save may have been stored without its response arriving; nothing else may differ.
    const ahead = body.version - version;
    expect([0, 1]).toContain(ahead);
    const spans = body.billingItemDetails[0].timeEntrySpanDtos;
    expect(spans[2].endTimeStr).toBe(`${body.workedDates[0]} 17:${10 + round + ahead}`);
  }
});

// Slow: it starts a server.
test('SIGTERM finishes the requests in flight and ends with 0', async () => {
  const child = running;
  if (!child || !origin) throw new Error('No server runs.');
  const worker = new TestClient(origin);
  await worker.signIn('worker');
  const exit = once(child, 'exit');
  const names = Array.from({ length: 20 }, (_, index) => `last-${index}`);
  const saves = names.map((pageName) =>
    worker.post('/wand2/api/users/page-setting/save', { pageName, settings: { kept: true } }),
  );
  // One response shows that the server is processing the remaining saves.
  await Promise.race(saves);
  child.kill('SIGTERM');
  const responses = await Promise.allSettled(saves);
  expect((await exit)[0]).toBe(0);
  const done = names.filter((_, index) => {
    const response = responses[index];
    return response?.status === 'fulfilled' && response.value.status === 200;
  });
  // Without a 200 the client got an error response, or no connection.
  expect(done.length).toBeGreaterThan(0);
  const after = new TestClient(await start());
  await after.signIn('worker');
  const kept = (await after.get('/wand2/api/users/page-setting')).body.map((one: { pageName: string }) => one.pageName);
  expect(kept).toEqual(expect.arrayContaining(done));
  // A kept-alive connection would keep the process running for 72 s.
});
