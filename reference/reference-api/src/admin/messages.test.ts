import { startApi } from '../testing/start-api.ts';
import { messages, messagesCommand } from './messages.ts';

const portal = await startApi({ production: false });
const { db, queue } = portal.api.services;
afterAll(() => portal.close());

test('an operator sees what waits and what was given up, without addresses and texts (docs: account#messages)', async () => {
  await Promise.all([queue.sender?.stop(), portal.api.rounds.stop()]);
  await queue.boss.deleteAllJobs();
  const notice = { channel: 'email', to: 'amara@example.com', subject: 'Notice', text: 'Changed' } as const;
  const [waiting = '', unknown = ''] = await queue.add(db, [
    { ...notice, userId: 1001 },
    { ...notice, userId: 1001 },
  ]);
  const [, second] = await queue.boss.fetch('email', { batchSize: 2 });
  const reason = { ...(second?.data as object), reason: '550', tries: 1 };
  await queue.boss.deleteJob('email', second?.id ?? '');
  await queue.boss.send('email-dead', reason);
  const run = (...args: string[]) => messages(db, queue.boss, messagesCommand(args, 'usage'), new Date());
  const id = [waiting, unknown].find((one) => JSON.stringify(reason).includes(one)) ?? '';
  const lines = (await run('list')).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'email: 1 waiting, the oldest for 0 minutes; 1 given up',
    'sms: 0 waiting; 0 given up',
  ]);
  expect(lines[2]).toMatch(new RegExp(`^${id}  email  \\S+Z  tries: 1  550  worker$`));
  expect(lines.join()).not.toMatch(/amara|Changed/);
  expect(await run('retry', id)).toBe('Messages to be tried again: 1.');
  expect(await run('discard', '--all')).toBe('Messages discarded: 0.');
  expect((await run('list')).split('\n')[0]).toBe('email: 2 waiting, the oldest for 0 minutes; 0 given up');
});

test('an operator stops the reminders that wait, and nothing else (docs: reminders#reminder-operator)', async () => {
  await queue.boss.deleteAllJobs();
  const notice = { channel: 'email', to: 'amara@example.com', subject: 'Notice', text: 'Changed' } as const;
  const reminder = { kind: 'due', since: new Date(), lapsesAt: new Date() } as const;
  await queue.add(db, [notice, { ...notice, reminder }, { ...notice, channel: 'sms', to: '+12125550100', reminder }]);
  const run = (...args: string[]) => messages(db, queue.boss, messagesCommand(args, 'usage'), new Date());
  expect((await run('list')).split('\n')).toEqual([
    'email: 2 waiting, 1 of them reminders, the oldest for 0 minutes; 0 given up',
    'sms: 1 waiting, 1 of them reminders, the oldest for 0 minutes; 0 given up',
  ]);
  expect(await run('discard', '--reminders')).toBe('Reminders discarded: 2.');
  expect((await run('list')).split('\n')[0]).toBe('email: 1 waiting, the oldest for 0 minutes; 0 given up');
  expect(() => messagesCommand(['retry', '--reminders'], 'usage')).toThrow('is no id of a message');
});

test('a command that is not complete ends with the usage', () => {
  for (const args of [[], ['retry'], ['discard'], ['list', 'x'], ['send', '--all']])
    expect(() => messagesCommand(args, 'usage')).toThrow('usage');
  expect(() => messagesCommand(['retry', 'amara@example.com'], 'usage')).toThrow('is no id of a message');
});
