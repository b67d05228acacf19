import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { startApi } from '../testing/start-api.ts';
import { QUEUE_SCHEMA } from './job-queue.ts';
import { type Round, startRounds } from './rounds.ts';

const portal = await startApi();
const { services } = portal.api;
afterAll(() => portal.close());
beforeAll(() => portal.api.rounds.stop());

const JOBS = sql.table(`${QUEUE_SCHEMA}.job`);
const jobs = async (name: string) =>
  (await sql<{ state: string }>`select state from ${JOBS} where name = ${name}`.execute(services.db)).rows;
const makeDue = () => sql`update ${JOBS} set start_after = now() where name = 'sweep'`.execute(services.db);
// What a test before has left, or the portal's own rounds, may be due at any moment.
beforeEach(() => sql`delete from ${JOBS} where name = 'sweep'`.execute(services.db));

const round = (work: Round['work']): Round => ({ name: 'sweep', everySeconds: 3600, failure: 'it failed', work });

test('work that is due is done once, however many processes look for it', async () => {
  let count = 0;
  const work = async () => {
    count += 1;
  };
  const processes = [1, 2, 3].map(() => startRounds(services, [round(work)]));
  await Promise.all(processes.map(({ look }) => look()));
  expect(count).toBe(0);
  await makeDue();
  await Promise.all(processes.map(({ look }) => look()));
  expect(count).toBe(1);
  expect(await jobs('sweep')).toEqual([{ state: 'created' }]);
  await Promise.all(processes.map(({ stop }) => stop()));
});

test('the next round is there before the work begins, so a process that is killed in it stops nothing', async () => {
  const ended = Promise.withResolvers<void>();
  let began = 0;
  const killed = startRounds(services, [
    round(() => {
      began += 1;
      return ended.promise;
    }),
  ]);
  await killed.look();
  await makeDue();
  const looking = killed.look();
  while (began === 0) await wait(5);
  await makeDue();
  let did = 0;
  const other = startRounds(services, [
    round(async () => {
      did += 1;
    }),
  ]);
  await other.look();
  expect(did).toBe(1);
  // A round that takes longer than its interval is not begun twice in one process.
  await makeDue();
  ended.resolve();
  await looking;
  expect(began).toBe(1);
  await Promise.all([killed.stop(), other.stop()]);
});

test('work that fails is logged, and done again in its next round', async () => {
  let tries = 0;
  const rounds = startRounds(services, [
    round(async () => {
      tries += 1;
      throw new Error('broken');
    }),
  ]);
  await rounds.look();
  for (const expected of [1, 2]) {
    await makeDue();
    await rounds.look();
    expect(tries).toBe(expected);
  }
  await rounds.stop();
});
