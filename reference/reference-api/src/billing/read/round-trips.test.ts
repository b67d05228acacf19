import { randomUUID } from 'node:crypto';
import { startApi } from '../../testing/start-api.ts';
import { metadataOf, noonOfToday, officeDay, payloadOf, send } from '../../testing/timecard-client.ts';

const statements: string[] = [];
const server = await startApi({ now: noonOfToday }, { onStatement: (text) => statements.push(text) });
afterAll(() => server.close());
beforeAll(() => server.api.rounds.stop());
const worker = await server.signedIn('worker-templates');

/** The number of statements that some work sends to the database. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const before = statements.length;
  await work();
  return statements.length - before;
}

/** The statements of every save: authenticate, begin, open, read, write, commit. */
const SAVE = 6;

const engagementId = 5004;
const timecard = async (days = 3, changed = (date: string) => officeDay(date)) => {
  const metadata = await metadataOf(worker, engagementId);
  return payloadOf(metadata, metadata.workedDates.slice(0, days).map(changed));
};

test('a save asks the database six times, whatever is in the timecard, the first one and every later one', async () => {
  const first = await timecard();
  expect(await asked(() => send(worker, 'save', first, randomUUID()))).toBe(SAVE);
  const more = await timecard(5);
  expect(await asked(() => send(worker, 'save', more, randomUUID()))).toBe(SAVE);
  const same = payloadOf(await metadataOf(worker, engagementId));
  expect(await asked(() => send(worker, 'save', same, randomUUID()))).toBe(SAVE);
  const fewer = await timecard(1);
  expect(await asked(() => send(worker, 'save', fewer))).toBe(SAVE);
  expect((await metadataOf(worker, engagementId)).version).toBe(4);
});

test('a refused save asks as often, and lets go of its key', async () => {
  const wrong = await timecard(1, (date) => ({ workedDate: date, hours: 25 }));
  expect(await asked(() => send(worker, 'save', wrong, 'refused'))).toBe(SAVE);
});

test('a submit asks once more, for the notifications of its approvers, and its repetition reads the first answer', async () => {
  const payload = await timecard(5);
  const key = randomUUID();
  expect(await asked(() => send(worker, 'submit', payload, key))).toBe(SAVE + 1);
  expect(await asked(() => send(worker, 'submit', payload, key))).toBe(5);
  const repeated = await send(worker, 'submit', payload, key);
  expect(repeated.body).toMatchObject({ status: 'Pending', version: 5 });
});
